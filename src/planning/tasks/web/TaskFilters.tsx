import { useColleagues } from '#studio/members/web/public/use-colleagues.ts'
import { groupings, groupingsOfWedding } from '#planning/tasks/web/task-groups.ts'
import { internal, mine, type Filters } from '#planning/tasks/web/filters.ts'
import { priorityLooks, statusLooks } from '#planning/tasks/web/public/task-status.ts'
import { ClientOptions } from '#weddings/clients/web/public/ClientOptions.tsx'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import type { FiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'

type Props = Pick<FiltersInAddress<Filters>, 'search' | 'select'> & { isOfWedding: boolean }

export function TaskFilters({ search, select, isOfWedding }: Props) {
  const clients = useClientChoices(!isOfWedding)
  const colleagues = useColleagues()
  const isTeam = colleagues.length > 0
  // On a phone the header of the couple comes before, and the counts filter by status.
  const wide = isOfWedding ? 'max-sm:hidden' : undefined
  return (
    <div
      data-print="filters"
      className={joined('mb-3 grid grid-cols-2 items-end gap-2 sm:gap-3', columnsOf(isTeam, isOfWedding))}
    >
      <SearchField
        label="Search tasks"
        {...search}
        className={joined(
          !isOfWedding && !isTeam && 'col-span-2',
          isTeam === isOfWedding ? 'sm:col-span-4 lg:col-span-1' : 'sm:col-span-1',
        )}
      />
      <FilterSelect name="Status" all="All Statuses" className={wide} {...select('status')}>
        <option value="pending">Open</option>
        <Options labels={statusLooks} />
        <option value="overdue">Overdue</option>
      </FilterSelect>
      <FilterSelect name="Priority" all="All Priorities" className={wide} {...select('priority')}>
        <Options labels={priorityLooks} />
      </FilterSelect>
      {isTeam && (
        <FilterSelect name="Assigned to" all="Anyone" className={wide} {...select('assignee')}>
          <option value={mine}>You</option>
          <option value="client">The Couple</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
      )}
      {!isOfWedding && (
        <FilterSelect name="Client" all="All Clients" {...select('client')}>
          <ClientOptions of={clients} />
          <option value={internal}>Internal Tasks</option>
        </FilterSelect>
      )}
      <FilterSelect name="Group" {...select('group')}>
        {Object.entries(isOfWedding ? groupingsOfWedding : groupings).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FilterSelect>
    </div>
  )
}

function columnsOf(isTeam: boolean, isOfWedding: boolean): string {
  if (isTeam && !isOfWedding) return 'sm:grid-cols-3 lg:grid-cols-[1fr_9rem_9rem_9rem_11rem_9rem]'
  return isTeam || !isOfWedding ? 'sm:grid-cols-4 lg:grid-cols-[1fr_10rem_9rem_13rem_9rem]' : 'lg:grid-cols-4'
}
