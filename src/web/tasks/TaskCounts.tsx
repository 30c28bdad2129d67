import { joined } from '#web/ui/joined-classes.ts'
import { grouped } from '#web/ui/format/numbers.ts'

type Counts = { total: number; pending: number; completed: number; overdue: number }

/** Counts all tasks, ignoring the filters. */
export function TaskCounts({ total, pending, completed, overdue }: Counts) {
  const counts: [string, number][] = [
    ['Total', total],
    ['Pending', pending],
    ['Completed', completed],
  ]
  if (overdue > 0) counts.push(['Overdue', overdue])
  return (
    <dl
      className={joined(
        'mb-4 grid gap-px overflow-hidden rounded-md border border-line bg-line shadow-card sm:mb-6',
        overdue > 0 ? 'grid-cols-4' : 'grid-cols-3',
      )}
    >
      {counts.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-col-reverse bg-card p-2.5 sm:px-5 sm:py-4">
          <dt className="mt-1 text-xs text-muted sm:mt-1.5 sm:text-sm">{label}</dt>
          <dd
            className={joined(
              'font-display text-2xl leading-none tabular sm:text-3xl',
              label === 'Overdue' && 'text-danger-ink',
            )}
          >
            {grouped(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
