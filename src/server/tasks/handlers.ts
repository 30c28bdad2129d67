import type { contract } from '#contract/index.ts'
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

export const tasks: HandlersOf<typeof contract.tasks> = {
  list: ({ tx, query: { status, clientId, ...page } }) =>
    queries.listTasks(tx, { ...page, status: status || 'all', clientId: clientId || undefined }),

  ofClient: async ({ tx, params }) => {
    const found = await queries.listTasksOfClient(tx, params.id)
    if (found.length === 0) await findClientForCouple(tx, params.id)
    return found
  },

  create: ({ tx, body }) => queries.insertTask(autocommit(tx), assigned(body)),

  read: ({ tx, params }) => queries.findTask(tx, params.id),

  update: async ({ tx, who, params, body }) => {
    if (who.kind === 'planner') return queries.changeTask(tx, params.id, assigned(body))
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
