import { lazy, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Board, Task } from '#planning/tasks/contract/endpoints.ts'
import { moveTask } from '#planning/tasks/web/move-task.ts'
import type { RowActions } from '#planning/tasks/web/row-actions.ts'
import { firstRows, groupTasks, groupTasksOfWedding, isFoldable, type Group } from '#planning/tasks/web/task-groups.ts'
import { noFilters, type Filters } from '#planning/tasks/web/filters.ts'
import { countTasks, filterTasks } from '#planning/tasks/web/task-list.ts'
import { TaskCounts } from '#planning/tasks/web/TaskCounts.tsx'
import { TaskFilters } from '#planning/tasks/web/TaskFilters.tsx'
import { TaskGroup } from '#planning/tasks/web/TaskGroup.tsx'
import { useChosen } from '#planning/tasks/web/use-chosen.ts'
import { useDoneAtFirst } from '#planning/tasks/web/use-done-at-first.ts'
import { useRowDrag } from '#planning/tasks/web/use-row-drag.ts'
import { useTaskKeys } from '#planning/tasks/web/use-task-keys.ts'
import type { FiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'

/** As many as a phone shows, and then so few at a time that a slow phone takes no long task for them. */
const few = { first: 12, step: 20 }

const BulkBar = lazy(() => import('#planning/tasks/web/BulkBar.tsx'))
const DueDateDialog = lazy(() => import('#planning/tasks/web/DueDateDialog.tsx'))

/** What else there is, of a list that is loaded in part. */
type Rest = Pick<Board, 'groups' | 'others'>
/** The tasks whose date is asked for, each time in a new dialog. */
type Dated = { tasks: readonly Task[]; open: boolean; turn: number }
/** How much of a list is wanted that is loaded in part. */
export type Wanted = { rows: number; unfolded: ReadonlySet<string> }

/** The counts of all tasks, from those of what is loaded. */
const withOthers = (
  loaded: ReturnType<typeof countTasks>,
  { pending, completed, overdue }: Board['others'] = { pending: 0, completed: 0, overdue: 0 },
) => ({
  total: loaded.total + pending + completed,
  pending: loaded.pending + pending,
  completed: loaded.completed + completed,
  overdue: loaded.overdue + overdue,
})

type Props = {
  tasks: readonly Task[]
  /** Undefined if the tasks are all there are. */
  rest?: Rest | undefined
  /** The tasks are still those of other filters. */
  isOld?: boolean
  onWant?: (wanted: Wanted) => void
  /** The wedding whose tasks are shown, on the page of the couple. */
  weddingId?: number
  onOpen: (id: number) => void
  onEdit: (id: number) => void
} & FiltersInAddress<Filters>

/** The list of tasks with its filters, keys and changes of several at once. */
export default function TaskBoard({ tasks, rest, isOld = false, onWant, ...props }: Props) {
  const { weddingId, filters, choose, onOpen, onEdit, ...fields } = props
  const wasDone = useDoneAtFirst()
  const couples = useClientChoices(weddingId === undefined)
  const today = dayHere()
  const { words, status, priority, assignee, group: way } = filters
  const client = weddingId === undefined ? filters.client : ''
  const settled = useDeferredValue(words)
  // The server has searched what is loaded in part; its other filters are applied again to what was changed since.
  const sought = rest ? '' : settled
  const found = useMemo(
    () => filterTasks(tasks, { words: sought, status, priority, assignee, client }, today),
    [tasks, sought, status, priority, assignee, client, today],
  )
  const counted = isOld ? undefined : rest?.groups
  const groups = useMemo(
    () =>
      (weddingId === undefined ? groupTasks : groupTasksOfWedding)(found, way, {
        isDone: wasDone,
        couples,
        today,
        counted,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the initial state of a task never changes
    [found, way, weddingId, couples, today, counted],
  )
  const foundCount = groups.reduce((sum, { more }) => sum + more.open + more.completed, found.length)
  const listKey = [settled, status, priority, assignee, client].join('\n')
  const { rows, end } = useGrowingRows<HTMLParagraphElement>(`${listKey}\n${way}`, { ...few, most: tasks.length })
  const counts = useMemo(() => withOthers(countTasks(tasks, today), rest?.others), [tasks, today, rest])

  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback(
    (key: string) =>
      setUnfolded((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]))),
    [],
  )
  /** What was searched for, and what is printed, is not folded. */
  const foldsNothing = status === 'completed' || settled.trim() !== '' || rows === Infinity
  const isFolded = (group: Group) => isFoldable(group) && !foldsNothing && !unfolded.has(group.key)

  useEffect(() => onWant?.({ rows, unfolded }), [onWant, rows, unfolded])

  const { chosen, ids, toggle, none } = useChosen(tasks, rest ? listKey : '', isOld)
  const latest = useRef(groups)
  useEffect(() => {
    latest.current = groups
  })
  const move = useCallback((task: Task, key: string) => {
    const target = latest.current.find((group) => group.key === key)
    if (target?.places) moveTask(task, target.places, target.name)
  }, [])
  const startDrag = useRowDrag(move)
  const actions = useMemo(
    (): RowActions => ({ edit: onEdit, choose: toggle, move, startDrag }),
    [onEdit, toggle, move, startDrag],
  )
  const [dated, setDated] = useState<Dated>()
  const askDate = (of: readonly number[]) =>
    setDated((last) => ({ tasks: tasks.filter(({ id }) => of.includes(id)), open: true, turn: (last?.turn ?? 0) + 1 }))
  const date = (id: number) => askDate(chosen ? ids : [id])
  useTaskKeys({ choose: toggle, edit: onEdit, date, stopChoosing: () => (chosen ? (none(), true) : false) })

  // A task is given to another couple in its form, because there may be a hundred couples.
  const isByCouple = weddingId === undefined && way === ''
  const targets = useMemo(() => (isByCouple ? [] : groups.filter(({ places }) => places)), [groups, isByCouple])
  const list = useMemo(
    () =>
      firstRows(groups, rows, isFolded).map((group) => (
        <TaskGroup
          key={group.key}
          group={group}
          weddingId={weddingId}
          onOpen={onOpen}
          actions={actions}
          targets={targets}
          chosen={chosen}
          onFold={fold}
        />
      )),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what isFolded depends on
    [groups, weddingId, rows, foldsNothing, unfolded, onOpen, actions, targets, chosen, fold],
  )

  return (
    <>
      <TaskCounts {...counts} status={status} onChoose={(next) => choose({ status: next })} />
      <TaskFilters {...fields} isOfWedding={weddingId !== undefined} />
      {foundCount > 0 || isOld ? (
        <div className="space-y-4">{list}</div>
      ) : (
        <NothingFound
          what="tasks"
          text="Nothing matches your search and filters."
          onClear={() => choose({ ...noFilters, group: way })}
        />
      )}
      <p ref={end} role="status" className="pt-5 text-center text-sm text-muted tabular">
        {foundCount < counts.total && foundCount > 0 && !isOld && `${foundCount} of ${counts.total} tasks`}
      </p>
      {chosen && (
        <Later>
          <BulkBar ids={ids} onEnd={none} onAskDate={() => askDate(ids)} />
        </Later>
      )}
      {dated && (
        <Later>
          <DueDateDialog
            key={dated.turn}
            tasks={dated.tasks}
            open={dated.open}
            onClose={() => setDated({ ...dated, open: false })}
            onSet={none}
          />
        </Later>
      )}
    </>
  )
}
