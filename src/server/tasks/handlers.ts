import type { contract } from '#contract/index.ts'
import type { Task } from '#contract/tasks.ts'
import type { Tx } from '#server/db/pool.ts'
import { dayInWords } from '#server/ground/words.ts'
import { tell } from '#server/letters/queries.ts'
import { findClientForCouple } from '#server/clients/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import { autocommit } from '#server/db/statement.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { notify } from '#server/notifications/queries.ts'
import * as queries from '#server/tasks/queries.ts'

type Given = { assignedTo?: string | null | undefined; completed?: boolean | undefined }

/** An empty assignee means the planner; fields that were not given stay absent. */
const assigned = <Values extends Given>(values: Values) => ({
  ...blankToNull(values),
  assignedTo: values.assignedTo === undefined ? undefined : values.assignedTo || 'planner',
})

const couplesAssignee = 'client'

async function tellOfTask(tx: Tx, task: Task): Promise<void> {
  const { id, clientId, title, dueDate, completed, visibleToCouple } = task
  if (clientId === null || completed || !visibleToCouple) return
  const detail = dueDate ? `Due ${dayInWords(dueDate)}` : ''
  await tell(tx, { clientId, kind: 'task', subjectId: id, title: `Task for you: ${title}`, detail })
}

export const tasks: HandlersOf<typeof contract.tasks> = {
  list: ({ tx, query: { status, clientId, ...page } }) =>
    queries.listTasks(tx, { ...page, status: status || 'all', clientId: clientId || undefined }),

  ofClient: async ({ tx, params }) => {
    const found = await queries.listTasksOfClient(tx, params.id)
    if (found.length === 0) await findClientForCouple(tx, params.id)
    return found
  },

  create: async ({ tx, body }) => {
    const values = assigned(body)
    if (values.assignedTo !== couplesAssignee) return queries.insertTask(autocommit(tx), values)
    const task = await queries.insertTask(tx, values)
    await tellOfTask(tx, task)
    return task
  },

  read: ({ tx, params }) => queries.findTask(tx, params.id),

  update: async ({ tx, who, params, body }) => {
    if (who.kind === 'planner') {
      const values = assigned(body)
      const before = values.assignedTo === couplesAssignee ? await queries.findTask(tx, params.id) : undefined
      const task = await queries.changeTask(tx, params.id, values)
      if (before && before.assignedTo !== couplesAssignee) await tellOfTask(tx, task)
      return task
    }
    const { task, changed } = await queries.tickTask(tx, params.id, body.completed === true)
    if (changed && task.completed) {
      await notify(tx, who.plannerId, {
        type: 'task',
        title: 'Task completed',
        message: `${task.clientName} completed “${task.title}”.`,
        relatedType: 'task',
        relatedId: task.id,
      })
    }
    return task
  },

  remove: ({ tx, params }) => queries.deleteTask(tx, params.id) as Promise<undefined>,
}
