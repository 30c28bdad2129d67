import { addDays } from '#contract/day.ts'
import type { Task } from '#contract/tasks.ts'
import { weekdayOf } from '#web/ui/format/dates.ts'

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
}

type Grouping = {
  isDone: (task: Task) => boolean
  /** The order of the couples. */
  couples: readonly { id: number }[] | undefined
  today: string
}

/** Puts each task into the group with the key of `groupOf`; groups keep the order of their first tasks. */
function gather(
  tasks: readonly Task[],
  isDone: Grouping['isDone'],
  groupOf: (task: Task) => Omit<Group, 'open' | 'done'>,
) {
  const groups = new Map<string, Group>()
  for (const task of tasks) {
    const described = groupOf(task)
    const group = groups.get(described.key) ?? { ...described, open: [], done: [] }
    groups.set(group.key, group)
    if (isDone(task)) group.done.push(task)
    else group.open.push(task)
  }
  return [...groups.values()]
}

/** By couple in the given order, internal tasks last. */
function byCouple(tasks: readonly Task[], { isDone, couples = [] }: Grouping): Group[] {
  const places = new Map<number | null | undefined, number>(couples.map(({ id }, place) => [id, place]))
  const placeOf = ({ clientId }: Group) => places.get(clientId) ?? (clientId === null ? Infinity : places.size)
  const groups = gather(tasks, isDone, ({ clientId, clientName }) => ({
    key: `client-${clientId ?? 0}`,
    name: clientId === null ? 'Internal Tasks' : (clientName ?? ''),
    clientId,
    places: { clientId },
  }))
  return groups.sort((a, b) => placeOf(a) - placeOf(b))
}

/** By phase in the order of the first due dates, those without one last. */
function byPhase(tasks: readonly Task[], { isDone }: Grouping): Group[] {
  const groups = gather(tasks, isDone, ({ phase }) => ({
    key: `phase-${phase ?? ''}`,
    name: phase ?? 'No Phase',
    places: { phase: phase ?? '' },
  }))
  return groups.sort((a, b) => Number(a.key === 'phase-') - Number(b.key === 'phase-'))
}

/** The last day of the week, which begins on Monday. */
const endOfWeek = (today: string) => addDays(today, (7 - weekdayOf(today)) % 7)

/** By due date. A task of this week is due on its Friday, or on its last day from then on. */
function byDate(tasks: readonly Task[], { isDone, today }: Grouping): Group[] {
  const sunday = endOfWeek(today)
  const friday = addDays(sunday, -2)
  const late = { key: 'late', name: 'Late' }
  const now = { key: 'today', name: 'Today', places: { dueDate: today } }
  const week = { key: 'week', name: 'This Week', places: { dueDate: friday > today ? friday : sunday } }
  const later = { key: 'later', name: 'Later', places: { dueDate: addDays(sunday, 1) } }
  const undated = { key: 'undated', name: 'No Date', places: { dueDate: '' } }
  const completed = { key: 'completed', name: 'Completed' }
  const groups = gather(tasks, isDone, (task) => {
    if (isDone(task)) return completed
    if (task.dueDate === null) return undated
    if (task.dueDate < today) return late
    if (task.dueDate === today) return now
    return task.dueDate <= sunday ? week : later
  })
  const order: Omit<Group, 'open' | 'done'>[] = [
    late,
    now,
    ...(sunday > today ? [week] : []),
    later,
    undated,
    completed,
  ]
  return order.flatMap((described) => {
    const found = groups.find(({ key }) => key === described.key)
    // Groups to which a task can be moved are shown empty too.
    return found ?? (described.places ? [{ ...described, open: [], done: [] }] : [])
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

/** From this number of completed tasks on, a group folds them. */
const foldsFrom = 4

export const isFoldable = ({ key, done }: Group): boolean => done.length >= foldsFrom || key === 'completed'

export type ShownGroup = Group & { shown: Task[]; folded: boolean }

/** The first groups, up to a total number of rows. */
export function firstRows(groups: readonly Group[], most: number, isFolded: (group: Group) => boolean): ShownGroup[] {
  let left = most
  const begun = []
  for (const group of groups) {
    if (left <= 0) break
    const folded = isFolded(group)
    const tasks = folded ? group.open : [...group.open, ...group.done]
    begun.push({ ...group, folded, shown: tasks.slice(0, left) })
    left -= tasks.length
  }
  return begun
}
