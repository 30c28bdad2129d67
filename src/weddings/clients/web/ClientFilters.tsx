import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import type { Client, ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { clientOrders } from '#weddings/clients/web/client-order.ts'
import { newClientStatuses } from '#weddings/clients/web/public/client-statuses.ts'
import { StatusOptions } from '#weddings/clients/web/StatusOptions.tsx'
import { archivedOnes, type useClientView } from '#weddings/clients/web/use-client-view.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'

type Props = Pick<ReturnType<typeof useClientView>, 'view' | 'search' | 'select' | 'showAs'> & {
  clients: readonly Client[]
  hasArchived: boolean
}

const ways = [
  { id: 'cards', label: 'Cards', Icon: LayoutGrid },
  { id: 'list', label: 'List', Icon: Rows3 },
] as const

/** The statuses that can be given, and older ones that some couples still have. */
const statusesOf = (clients: readonly Client[]): ClientStatus[] => [
  ...new Set([...newClientStatuses, ...clients.map(({ status }) => status)]),
]

export function ClientFilters({ view, search, select, showAs, clients, hasArchived }: Props) {
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3 lg:grid-cols-[minmax(12rem,24rem)_11rem_11rem_1fr]">
      <SearchField label="Search clients" {...search} className="col-span-2 lg:col-span-1" />
      <div
        role="group"
        aria-label="View"
        className="flex justify-self-end rounded-md border border-line bg-card lift-card lg:order-last"
      >
        {ways.map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            aria-label={label}
            aria-pressed={view.shownAs === id}
            data-tooltip={label}
            onClick={() => showAs(id)}
            className={joined(
              'grid size-10 place-items-center rounded-md transition-colors touchable [&_svg]:size-[1.125rem]',
              view.shownAs === id ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden />
          </button>
        ))}
      </div>
      <div className="col-span-3 grid grid-cols-2 gap-3 lg:contents">
        <FilterSelect name="Status" all="All Statuses" {...select('status')}>
          <StatusOptions statuses={statusesOf(clients)} />
          {hasArchived && <option value={archivedOnes}>Archived</option>}
        </FilterSelect>
        <FilterSelect name="Sort by" {...select('sort')} value={view.order}>
          <Options labels={clientOrders} />
        </FilterSelect>
      </div>
    </div>
  )
}
