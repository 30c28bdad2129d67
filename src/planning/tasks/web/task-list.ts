import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { isOverdue } from '#planning/tasks/web/public/due.ts'
import { isMine, ownMemberId } from '#planning/tasks/web/assignee.ts'
import { internal, mine, type Filters } from '#planning/tasks/web/filters.ts'
import { statusOf } from '#planning/tasks/web/public/task-status.ts'
import { plain } from '#platform/web/ui/plain.ts'

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
