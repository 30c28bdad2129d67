import type { Stats } from '#contract/dashboard.ts'
import { Link } from '#web/router/Link.tsx'
import type { Target } from '#web/router/address.ts'
import { grouped } from '#web/ui/format/numbers.ts'

type Figure = 'activeClients' | 'upcomingEvents' | 'pendingTasks' | 'completedWeddings'

const figures: { figure: Figure; label: string; target: Target }[] = [
  { figure: 'activeClients', label: 'Active Clients', target: { to: '/clients' } },
  { figure: 'upcomingEvents', label: 'Upcoming Events', target: { to: '/calendar' } },
  { figure: 'pendingTasks', label: 'Pending Tasks', target: { to: '/tasks' } },
  {
    figure: 'completedWeddings',
    label: 'Completed Weddings',
    target: { to: '/clients', search: { status: 'completed' } },
  },
]

/** The four figures of the studio, each a small card that links to what it counts. */
export function Figures({ stats }: { stats: Stats | undefined }) {
  return (
    <ul className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
      {figures.map(({ figure, label, target }) => (
        <li key={figure}>
          <Link
            {...target}
            className="flex h-full flex-col rounded-md border border-line bg-card px-3 py-2 lift-card transition-shadow hover:lift-raised sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-2 sm:px-4 sm:py-2.5"
          >
            <span className="text-lg font-semibold tabular">{stats ? grouped(stats[figure]) : '–'}</span>
            <span className="text-sm text-muted">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
