import type { Stats } from '#contract/dashboard.ts'
import { Link } from '#web/router/Link.tsx'
import type { Target } from '#web/router/address.ts'
import { grouped } from '#web/ui/format/numbers.ts'

type Figure = 'activeClients' | 'upcomingEvents' | 'pendingTasks' | 'completedWeddings'
/** What is counted, in one word and with the words around it, which small screens leave out. */
const figures: { figure: Figure; before?: string; word: string; after?: string; target: Target }[] = [
  { figure: 'activeClients', before: 'Active', word: 'Clients', target: { to: '/clients' } },
  { figure: 'upcomingEvents', before: 'Upcoming', word: 'Events', target: { to: '/calendar' } },
  { figure: 'pendingTasks', before: 'Pending', word: 'Tasks', target: { to: '/tasks' } },
  {
    figure: 'completedWeddings',
    word: 'Completed',
    after: 'Weddings',
    target: { to: '/clients', search: { status: 'completed' } },
  },
]

const Wide = ({ children }: { children: string }) => <span className="max-lg:sr-only">{children}</span>

/** The four figures of the studio in one line, each a link to what it counts. */
export function Figures({ stats }: { stats: Stats | undefined }) {
  return (
    <ul className="-mx-2 mb-3 flex overflow-x-auto sm:gap-x-4">
      {figures.map(({ figure, before, word, after, target }) => (
        <li key={figure} className="shrink-0">
          <Link
            {...target}
            className="flex h-9 items-baseline gap-1.5 rounded-sm px-2 py-1.5 touchable hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="font-semibold tabular">{stats ? grouped(stats[figure]) : '–'}</span>
            <span className="text-sm whitespace-nowrap text-muted">
              {before && <Wide>{`${before} `}</Wide>}
              {word}
              {after && <Wide>{` ${after}`}</Wide>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
