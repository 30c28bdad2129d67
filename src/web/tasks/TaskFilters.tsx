import { internal, type Filters } from '#web/tasks/task-list.ts'
import { priorityLooks, statusLooks } from '#web/tasks/shared/task-status.ts'
import { ClientOptions } from '#web/ClientOptions.tsx'
import { useClientChoices } from '#web/use-client-choices.ts'
import { SearchField } from '#web/ui/controls/SearchField.tsx'
import { Options } from '#web/ui/controls/Options.tsx'
import { FilterSelect } from '#web/ui/controls/FilterSelect.tsx'

type Props = {
  filters: Filters
  onWords: (words: string) => void
  onChoose: (choice: Partial<Filters>) => void
}

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
      <FilterSelect name="Status" all="All Statuses" value={filters.status} onChoose={(status) => onChoose({ status })}>
        <Options labels={statusLooks} />
        <option value="overdue">Overdue</option>
      </FilterSelect>
      <FilterSelect
        name="Priority"
        all="All Priorities"
        value={filters.priority}
        onChoose={(priority) => onChoose({ priority })}
      >
        <Options labels={priorityLooks} />
      </FilterSelect>
      <FilterSelect
        name="Client"
        all="All Clients"
        value={filters.client}
        onChoose={(client) => onChoose({ client })}
        className="col-span-2 sm:col-span-1"
      >
        <ClientOptions of={clients} />
        <option value={internal}>Internal Tasks</option>
      </FilterSelect>
    </div>
  )
}
