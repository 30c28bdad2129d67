import type { Stats } from '#overview/dashboard/contract/endpoints.ts'
import { Link } from '#platform/web/router/Link.tsx'
import type { Target } from '#platform/web/router/address.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

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

/** The four figures of the studio, each a small card that links to what it counts, in one row at every width. */
export function Figures({ stats }: { stats: Stats | undefined }) {
  return (
    <ul className="mb-4 grid grid-cols-4 gap-1.5 sm:gap-3">
      {figures.map(({ figure, label, target }) => (
        <li key={figure}>
          <Link
            {...target}
            className="flex h-full flex-col rounded-md border border-line bg-card px-2 py-1.5 lift-card transition-shadow hover:lift-raised sm:px-4 sm:py-2.5 lg:flex-row lg:flex-wrap lg:items-baseline lg:gap-x-2"
          >
            <span className="text-lg font-semibold tabular">{stats ? grouped(stats[figure]) : '–'}</span>
            <span className="text-xs wrap-anywhere text-muted sm:text-sm">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
