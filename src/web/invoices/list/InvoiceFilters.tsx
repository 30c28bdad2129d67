import type { Filters } from '#web/invoices/list/invoice-filters.ts'
import { ClientOptions } from '#web/ClientOptions.tsx'
import { useClientChoices } from '#web/use-client-choices.ts'
import { SearchField } from '#web/ui/controls/SearchField.tsx'
import { FilterSelect } from '#web/ui/controls/FilterSelect.tsx'

type Props = {
  filters: Filters
  onWords: (words: string) => void
  onChoose: (choice: Partial<Filters>) => void
}

const statuses = ['Overdue', 'Draft', 'Sent', 'Partially Paid', 'Paid', 'Void']
export function InvoiceFilters({ filters, onWords, onChoose }: Props) {
  const clients = useClientChoices()
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_11rem_15rem]">
      <SearchField
        label="Search invoices"
        placeholder="Search invoices..."
        value={filters.words}
        onChange={onWords}
        className="col-span-2 lg:col-span-1"
      />
      <FilterSelect name="Status" all="All Statuses" value={filters.status} onChoose={(status) => onChoose({ status })}>
        <option value="open">Open</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterSelect>
      <FilterSelect name="Client" all="All Clients" value={filters.client} onChoose={(client) => onChoose({ client })}>
        <ClientOptions of={clients} />
      </FilterSelect>
    </div>
  )
}
