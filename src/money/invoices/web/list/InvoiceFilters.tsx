import { ClientOptions } from '#weddings/clients/web/public/ClientOptions.tsx'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import type { FiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'

export const noFilters = { words: '', status: '', client: '' }
export type Filters = typeof noFilters

type Props = Pick<FiltersInAddress<Filters>, 'search' | 'select'>

const statuses = ['Overdue', 'Draft', 'Sent', 'Partially Paid', 'Paid', 'Void']
export function InvoiceFilters({ search, select }: Props) {
  const clients = useClientChoices()
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_11rem_15rem]">
      <SearchField label="Search invoices" {...search} className="col-span-2 lg:col-span-1" />
      <FilterSelect name="Status" all="All Statuses" {...select('status')}>
        <option value="open">Open</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterSelect>
      <FilterSelect name="Client" all="All Clients" {...select('client')}>
        <ClientOptions of={clients} />
      </FilterSelect>
    </div>
  )
}
