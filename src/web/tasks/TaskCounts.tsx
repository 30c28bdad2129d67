import { joined } from '#web/ui/joined-classes.ts'
import { grouped } from '#web/ui/numbers.ts'

type Counts = { total: number; pending: number; completed: number; overdue: number }

/** Of all tasks, whatever the filters show. */
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
        'mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line shadow-card',
        overdue > 0 ? 'sm:grid-cols-4' : 'sm:grid-cols-3',
      )}
    >
      {counts.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse bg-card px-5 py-4 last:odd:col-span-2 sm:last:odd:col-span-1">
          <dt className="mt-1.5 text-sm text-muted">{label}</dt>
          <dd
            className={joined('font-display text-3xl leading-none tabular', label === 'Overdue' && 'text-danger-ink')}
          >
            {grouped(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
