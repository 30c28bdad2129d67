import { joined } from '#platform/web/ui/joined-classes.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

type Props = {
  total: number
  pending: number
  completed: number
  overdue: number
  status: string
  onChoose: (status: string) => void
}

/** Counts all tasks, ignoring the filters. Each count filters the list by what it counts. */
export function TaskCounts({ total, pending, completed, overdue, status, onChoose }: Props) {
  const counts: [string, number, string][] = [
    ['Total', total, ''],
    ['Pending', pending, 'pending'],
    ['Completed', completed, 'completed'],
  ]
  if (overdue > 0) counts.push(['Overdue', overdue, 'overdue'])
  return (
    <dl
      className={joined(
        'mb-2 grid gap-px overflow-hidden rounded-md border border-line bg-line lift-card',
        overdue > 0 ? 'grid-cols-4' : 'grid-cols-3',
      )}
    >
      {counts.map(([label, value, filter]) => (
        <div
          key={label}
          className={joined(
            'relative flex min-w-0 flex-col-reverse bg-card px-2.5 py-1.5 hover:bg-sunken sm:flex-row-reverse sm:items-baseline sm:justify-end sm:gap-2.5 sm:px-4',
            filter !== '' && filter === status && 'bg-accent-soft',
          )}
        >
          <dt className="text-xs text-muted sm:text-sm">{label}</dt>
          <dd
            className={joined(
              'font-display text-xl leading-tight tabular sm:text-2xl',
              label === 'Overdue' && 'text-danger-ink',
            )}
          >
            <button
              type="button"
              aria-label={`${label}: ${grouped(value)}`}
              aria-pressed={filter === status}
              onClick={() => onChoose(filter === status ? '' : filter)}
              className="after:absolute after:inset-0"
            >
              {grouped(value)}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
