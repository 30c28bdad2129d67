import type { Task } from '#contract/tasks.ts'
import { isOverdue } from '#web/tasks/shared/due.ts'
import { isMine, ownMemberId } from '#web/tasks/assignee.ts'
import { statusOf } from '#web/tasks/shared/task-status.ts'
import { plain } from '#web/ui/plain.ts'

export type Filters = {
  words: string
  status: string
  priority: string
  assignee: string
  client: string
  group: string
}
/** Grouped by couple. */
export const noFilters: Filters = { words: '', status: '', priority: '', assignee: '', client: '', group: '' }

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
  if (status === 'pending') return !task.completed
  return status === 'overdue' ? isOverdue(task, today) : statusOf(task) === status
}

/** The value of the assignee filter for the tasks of the signed-in member. */
export const mine = 'mine'

function isOfAssignee(task: Task, assignee: string, own: number | null): boolean {
  if (assignee === '') return true
  return assignee === mine ? isMine(task, own) : task.memberId === Number(assignee) || task.assignedTo === assignee
}

const isOfClient = ({ clientId }: Task, client: string) =>
  client === '' || (client === internal ? clientId === null : clientId === Number(client))

/** The tasks that match all filters and every word. */
export function filterTasks(tasks: readonly Task[], filters: Omit<Filters, 'group'>, today: string): Task[] {
  const wanted = plain(filters.words).split(/\s+/).filter(Boolean)
  const own = ownMemberId()
  return tasks.filter(
    (task) =>
      isOfStatus(task, filters.status, today) &&
      (filters.priority === '' || task.priority === filters.priority) &&
      isOfAssignee(task, filters.assignee, own) &&
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
