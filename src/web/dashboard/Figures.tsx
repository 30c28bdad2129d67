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

/** The four figures of the studio, each a link to what it counts. */
export function Figures({ stats }: { stats: Stats | undefined }) {
  return (
    <ul className="-mx-2 mb-3 grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap">
      {figures.map(({ figure, label, target }) => (
        <li key={figure} className="min-w-0">
          <Link
            {...target}
            className="flex h-9 items-baseline gap-1.5 rounded-sm px-2 py-1.5 touchable hover:bg-sunken"
          >
            <span className="font-semibold tabular">{stats ? grouped(stats[figure]) : '–'}</span>
            <span className="truncate text-sm text-muted">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
