import { addDays, weekdayOf } from '#platform/contract/calendar-date.ts'
import { endOfWeek } from '#platform/contract/locale/week.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { foldsFrom } from '#planning/tasks/contract/task-board.ts'
import type { BoardGroup, Task } from '#planning/tasks/contract/endpoints.ts'

/** What a task gets that is added to a group or moved there. */
export type Placed = { dueDate?: string; clientId?: number | null; phase?: string }

export type Group = {
  key: string
  name: string
  /** The couple of a group by couple; null for internal tasks. */
  clientId?: number | null
  /** Undefined for a group to which no task can be moved. */
  places?: Placed
  open: Task[]
  done: Task[]
  /** How many tasks it has that are not loaded. */
  more: { open: number; completed: number }
}
type Described = Pick<Group, 'key' | 'name' | 'clientId' | 'places'>

type Grouping = {
  isDone: (task: Task) => boolean
  /** The order of the couples. */
  couples: readonly { id: number }[] | undefined
  today: string
  /** All groups with counts of what is not among the tasks; none if all tasks are loaded. */
  counted?: readonly BoardGroup[]
}

const empty = (described: Described): Group => ({ ...described, open: [], done: [], more: { open: 0, completed: 0 } })
const sizeOf = ({ open, done, more }: Group) => open.length + done.length + more.open + more.completed

/** Puts each task into the group with the key of `groupOf`; groups keep the order of the counted ones, then of their first tasks. */
function gather(
  tasks: readonly Task[],
  { isDone, counted = [] }: Grouping,
  groupOf: (task: Task) => Described,
  groupOfCounts: (counts: BoardGroup) => Described | undefined,
) {
  const groups = new Map<string, Group>()
  for (const counts of counted) {
    const described = groupOfCounts(counts)
    if (described) groups.set(described.key, { ...empty(described), more: counts })
  }
  for (const task of tasks) {
    const described = groupOf(task)
    const group = groups.get(described.key) ?? empty(described)
    groups.set(group.key, group)
    if (isDone(task)) group.done.push(task)
    else group.open.push(task)
  }
  return [...groups.values()].filter((group) => sizeOf(group) > 0)
}

/** By couple in the given order, internal tasks last. */
function byCouple(tasks: readonly Task[], grouping: Grouping): Group[] {
  const { couples = [] } = grouping
  const places = new Map<number | null | undefined, number>(couples.map(({ id }, place) => [id, place]))
  const placeOf = ({ clientId }: Group) => places.get(clientId) ?? (clientId === null ? Infinity : places.size)
  const groupOf = ({ clientId, clientName }: Pick<Task, 'clientId' | 'clientName'>) => ({
    key: `client-${clientId ?? 0}`,
    name: clientId === null ? 'Internal Tasks' : (clientName ?? ''),
    clientId,
    places: { clientId },
  })
  const groups = gather(tasks, grouping, groupOf, groupOf)
  return groups.sort((a, b) => placeOf(a) - placeOf(b))
}

/** By phase in the order of the first due dates, those without one last. */
function byPhase(tasks: readonly Task[], grouping: Grouping): Group[] {
  const groupOf = ({ phase }: Pick<Task, 'phase'>) => ({
    key: `phase-${phase ?? ''}`,
    name: phase ?? 'No Phase',
    places: { phase: phase ?? '' },
  })
  const groups = gather(tasks, grouping, groupOf, groupOf)
  return groups.sort((a, b) => Number(a.key === 'phase-') - Number(b.key === 'phase-'))
}

/** By due date. A task of this week is due on its Friday, or on its last day from then on. */
function byDate(tasks: readonly Task[], grouping: Grouping): Group[] {
  const { isDone, today } = grouping
  const last = endOfWeek(today, localeHere().region.weekStart)
  const friday = addDays(last, -((weekdayOf(last) + 2) % 7))
  const late = { key: 'late', name: 'Late' }
  const now = { key: 'today', name: 'Today', places: { dueDate: today } }
  const week = { key: 'week', name: 'This Week', places: { dueDate: friday > today ? friday : last } }
  const later = { key: 'later', name: 'Later', places: { dueDate: addDays(last, 1) } }
  const undated = { key: 'undated', name: 'No Date', places: { dueDate: '' } }
  const completed = { key: 'completed', name: 'Completed' }
  const groupOf = (task: Task) => {
    if (isDone(task)) return completed
    if (task.dueDate === null) return undated
    if (task.dueDate < today) return late
    if (task.dueDate === today) return now
    return task.dueDate <= last ? week : later
  }
  const order: Described[] = [late, now, ...(last > today ? [week] : []), later, undated, completed]
  const groups = gather(tasks, grouping, groupOf, (counts) => order.find(({ key }) => key === counts.key))
  return order.flatMap((described) => {
    const found = groups.find(({ key }) => key === described.key)
    // Groups to which a task can be moved are shown empty too.
    return found ?? (described.places ? [empty(described)] : [])
  })
}

/** By phase, or in one group if there are no phases. */
function ofWedding(tasks: readonly Task[], grouping: Grouping): Group[] {
  const groups = byPhase(tasks, grouping)
  return groups.length === 1 && groups[0]?.key === 'phase-' ? [{ ...groups[0], name: 'All Tasks' }] : groups
}

type Ways = Readonly<Record<string, (tasks: readonly Task[], grouping: Grouping) => Group[]>>
const ways: Ways = { '': byCouple, date: byDate, phase: byPhase }
const waysOfWedding: Ways = { '': ofWedding, date: byDate }
export const groupings = { '': 'By Couple', date: 'By Date', phase: 'By Phase' }
export const groupingsOfWedding = { '': 'By Phase', date: 'By Date' }

/** An unknown way is the one without a name. */
const groupBy = (known: Ways) => (tasks: readonly Task[], way: string, grouping: Grouping) =>
  known[Object.hasOwn(known, way) ? way : '']!(tasks, grouping)

export const groupTasks = groupBy(ways)
/** The groups of one wedding's tasks. */
export const groupTasksOfWedding = groupBy(waysOfWedding)

export const isFoldable = ({ key, done, more }: Group): boolean =>
  done.length + more.completed >= foldsFrom || key === 'completed'

export type ShownGroup = Group & { shown: Task[]; folded: boolean }

/** The first groups, up to a total number of rows, and up to the first one that is not loaded whole. */
export function firstRows(groups: readonly Group[], most: number, isFolded: (group: Group) => boolean): ShownGroup[] {
  let left = most
  const begun = []
  for (const group of groups) {
    if (left <= 0) break
    const folded = isFolded(group)
    const tasks = folded ? group.open : [...group.open, ...group.done]
    begun.push({ ...group, folded, shown: tasks.slice(0, left) })
    left -= tasks.length
    if (group.more.open > 0 || (!folded && group.more.completed > 0)) break
  }
  return begun
}
