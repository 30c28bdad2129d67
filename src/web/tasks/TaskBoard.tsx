import { useDeferredValue, useMemo } from 'react'
import type { Task } from '#contract/tasks.ts'
import { countTasks, filterTasks, firstRows, groupTasks, noFilters, type Filters } from '#web/tasks/task-list.ts'
import { TaskCounts } from '#web/tasks/TaskCounts.tsx'
import { TaskFilters } from '#web/tasks/TaskFilters.tsx'
import { TaskGroup } from '#web/tasks/TaskGroup.tsx'
import { useClientChoices } from '#web/use-client-choices.ts'
import { useDoneAtFirst } from '#web/tasks/use-done-at-first.ts'
import { useGrowingRows } from '#web/ui/layout/use-growing-rows.ts'
import { dayHere } from '#contract/day.ts'
import type { FiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'
import { NothingFound } from '#web/ui/layout/NothingFound.tsx'

type Props = { tasks: readonly Task[]; onOpen: (id: number) => void } & FiltersInAddress<Filters>

export function TaskBoard({ tasks, filters, choose, onOpen, ...fields }: Props) {
  const wasDone = useDoneAtFirst()
  const couples = useClientChoices()
  const today = dayHere()
  const { words, status, priority, client } = filters
  const settled = useDeferredValue(words)
  const found = useMemo(
    () => filterTasks(tasks, { words: settled, status, priority, client }, today),
    [tasks, settled, status, priority, client, today],
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the initial state of a task never changes
  const groups = useMemo(() => groupTasks(found, wasDone, couples), [found, couples])
  const { rows, end } = useGrowingRows<HTMLParagraphElement>([settled, status, priority, client].join('\n'))
  const counts = useMemo(() => countTasks(tasks, today), [tasks, today])
  const list = useMemo(
    () =>
      firstRows(groups, rows).map((group) => (
        <TaskGroup key={group.clientId ?? 0} group={group} shown={group.shown} onOpen={onOpen} />
      )),
    [groups, rows, onOpen],
  )

  return (
    <>
      <TaskCounts {...counts} />
      <TaskFilters {...fields} />
      {groups.length > 0 ? (
        <div className="space-y-5">{list}</div>
      ) : (
        <NothingFound what="tasks" text="Nothing matches these words and filters." onClear={() => choose(noFilters)} />
      )}
      <p ref={end} role="status" className="pt-5 text-center text-sm text-muted tabular">
        {found.length < tasks.length && groups.length > 0 && `${found.length} of ${tasks.length} tasks`}
      </p>
    </>
  )
}
