import { internal, type Filters } from '#web/tasks/task-list.ts'
import { priorityLooks, statusLooks } from '#web/tasks/shared/task-status.ts'
import { useClientChoices } from '#web/tasks/shared/use-client-choices.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'

type Props = {
  filters: Filters
  onWords: (words: string) => void
  onChoose: (choice: Partial<Filters>) => void
}

const named = (name: string) => <span className="sr-only">{name}</span>

export function TaskFilters({ filters, onWords, onChoose }: Props) {
  const clients = useClientChoices()
  return (
    <div
      data-print="filters"
      className="mb-4 grid grid-cols-2 items-end gap-2 sm:mb-6 sm:grid-cols-3 sm:gap-3 lg:grid-cols-[1fr_11rem_11rem_15rem]"
    >
      <SearchField
        label="Search tasks"
        placeholder="Search tasks..."
        value={filters.words}
        onChange={onWords}
        className="col-span-2 sm:col-span-3 lg:col-span-1"
      />
      <NativeSelect
        label={named('Status')}
        value={filters.status}
        onChange={({ target }) => onChoose({ status: target.value })}
      >
        <option value="">All Statuses</option>
        {Object.entries(statusLooks).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
        <option value="overdue">Overdue</option>
      </NativeSelect>
      <NativeSelect
        label={named('Priority')}
        value={filters.priority}
        onChange={({ target }) => onChoose({ priority: target.value })}
      >
        <option value="">All Priorities</option>
        {Object.entries(priorityLooks).map(([priority, { label }]) => (
          <option key={priority} value={priority}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={named('Client')}
        value={filters.client}
        onChange={({ target }) => onChoose({ client: target.value })}
        className="col-span-2 sm:col-span-1"
      >
        <option value="">All Clients</option>
        {clients?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={internal}>Internal Tasks</option>
      </NativeSelect>
    </div>
  )
}
