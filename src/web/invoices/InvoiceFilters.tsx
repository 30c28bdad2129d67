import type { Filters } from '#web/invoices/invoice-filters.ts'
import { useClientChoices } from '#web/tasks/shared/use-client-choices.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'

type Props = {
  filters: Filters
  onWords: (words: string) => void
  onChoose: (choice: Partial<Filters>) => void
}

const statuses = ['Overdue', 'Draft', 'Sent', 'Partially Paid', 'Paid', 'Void']
const named = (name: string) => <span className="sr-only">{name}</span>

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
      <NativeSelect
        label={named('Status')}
        value={filters.status}
        onChange={({ target }) => onChoose({ status: target.value })}
      >
        <option value="">All Statuses</option>
        <option value="open">Open</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={named('Client')}
        value={filters.client}
        onChange={({ target }) => onChoose({ client: target.value })}
      >
        <option value="">All Clients</option>
        {clients?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
