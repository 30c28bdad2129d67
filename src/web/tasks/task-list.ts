import type { Task } from '#contract/tasks.ts'
import { isOverdue, statusOf } from '#web/tasks/shared/task-status.ts'
import { plain } from '#web/ui/plain.ts'

export type Filters = { words: string; status: string; priority: string; client: string }
export const noFilters: Filters = { words: '', status: '', priority: '', client: '' }

/** The value of the client filter for tasks without a client. */
export const internal = 'internal'

const texts = new WeakMap<Task, string>()

/** The text to search in, computed on first use and cached per task object. */
function textOf(task: Task): string {
  const known = texts.get(task)
  if (known !== undefined) return known
  const text = plain([task.title, task.description, task.clientName].filter(Boolean).join('\n'))
  texts.set(task, text)
  return text
}

function isOfStatus(task: Task, status: string, today: string): boolean {
  if (status === '') return true
  return status === 'overdue' ? isOverdue(task, today) : statusOf(task) === status
}

const isOfClient = ({ clientId }: Task, client: string) =>
  client === '' || (client === internal ? clientId === null : clientId === Number(client))

/** The tasks that match all filters and every word. */
export function filterTasks(tasks: readonly Task[], filters: Filters, today: string): Task[] {
  const wanted = plain(filters.words).split(/\s+/).filter(Boolean)
  return tasks.filter(
    (task) =>
      isOfStatus(task, filters.status, today) &&
      (filters.priority === '' || task.priority === filters.priority) &&
      isOfClient(task, filters.client) &&
      wanted.every((word) => textOf(task).includes(word)),
  )
}

/** Counts all tasks, ignoring the filters. */
export function countTasks(tasks: readonly Task[], today: string) {
  const completed = tasks.filter((task) => task.completed).length
  const overdue = tasks.filter((task) => isOverdue(task, today)).length
  return { total: tasks.length, pending: tasks.length - completed, completed, overdue }
}

export type Group = { clientId: number | null; name: string; tasks: Task[] }

/** Groups by client in the given order, with internal tasks last. Completed tasks come after open ones. */
export function groupTasks(
  tasks: readonly Task[],
  isDone: (task: Task) => boolean,
  order: readonly { id: number }[] = [],
): Group[] {
  const places = new Map<number | null, number>(order.map(({ id }, place) => [id, place]))
  const placeOf = ({ clientId }: Group) => places.get(clientId) ?? (clientId === null ? Infinity : places.size)
  const groups = new Map<number | null, { group: Group; done: Task[] }>()
  for (const task of tasks) {
    const { clientId } = task
    const name = clientId === null ? 'Internal Tasks' : (task.clientName ?? '')
    const entry = groups.get(clientId) ?? { group: { clientId, name, tasks: [] }, done: [] }
    groups.set(clientId, entry)
    if (isDone(task)) entry.done.push(task)
    else entry.group.tasks.push(task)
  }
  return [...groups.values()]
    .map(({ group, done }) => ({ ...group, tasks: [...group.tasks, ...done] }))
    .sort((a, b) => placeOf(a) - placeOf(b))
}

/** The first groups, up to a total number of rows. */
export function firstRows(groups: readonly Group[], most: number): (Group & { shown: Task[] })[] {
  let left = most
  const begun = []
  for (const group of groups) {
    if (left <= 0) break
    begun.push({ ...group, shown: group.tasks.slice(0, left) })
    left -= group.tasks.length
  }
  return begun
}
