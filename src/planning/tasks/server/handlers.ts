import type * as endpoints from '#planning/tasks/contract/endpoints.ts'
import { nameOfOne } from '#platform/contract/names.ts'
import type { Step, Task, TaskChange } from '#planning/tasks/contract/endpoints.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { readBoard } from '#planning/tasks/server/board-queries.ts'
import { changeInBulk } from '#planning/tasks/server/bulk.ts'
import { needsTask, valuesOf } from '#planning/tasks/server/given-values.ts'
import { tasksPaper } from '#planning/tasks/server/tasks-paper.ts'
import { findLetterhead, tableAsPdf } from '#studio/studios/server/public/paper.ts'
import { tellMember, tellOfTasks } from '#planning/tasks/server/news.ts'
import { listTasksOfClient, findTask, insertTask } from '#planning/tasks/server/public.ts'
import * as queries from '#planning/tasks/server/queries.ts'
import { inEnglish } from '#platform/contract/locale/region.ts'

const couplesAssignee = 'client'

const titled = ({ id, title }: Step) => ({ id, title })

export const tasks: HandlersOf<typeof endpoints> = {
  list: ({ tx, query: { status, clientId, ...page } }) =>
    queries.listTasks(tx, { ...page, status: status || 'all', clientId: clientId || undefined }),

  board: ({ tx, query }) => readBoard(tx, query),

  ofClient: async ({ tx, params }) => {
    const found = await listTasksOfClient(tx, params.id)
    if (found.length === 0) await findClientForCouple(tx, params.id)
    return found
  },

  pdf: {
    async outside({ who, params, query, within, services, gone }) {
      const { paper, head } = await within(async (tx) => {
        const client = await findClient(tx, params.id)
        const tasks = await listTasksOfClient(tx, params.id)
        const shown = query.for === 'couple' ? tasks.filter(({ visibleToCouple }) => visibleToCouple) : tasks
        const head = await findLetterhead(tx, services.hooks.findLogo)
        return { paper: tasksPaper(shown, client, inEnglish(head.region)), head }
      })
      return tableAsPdf(head, paper, { files: services.files, plannerId: who.plannerId, gone })
    },
  },

  create: async ({ tx, body }) => {
    const values = await valuesOf(tx, body)
    const isForMember = Boolean(values.memberId)
    const task = await insertTask(tx, values)
    if (isForMember) await tellMember(tx, task.memberId, [task])
    else if (values.assignedTo === couplesAssignee) await tellOfTasks(tx, [task])
    return task
  },

  read: ({ tx, params }) => findTask(tx, params.id),

  update: async ({ tx, who, params, body }) => {
    if (who.kind === 'planner') return changeAsPlanner(tx, params.id, body)
    const { task, changed } = await queries.tickTask(tx, params.id, body.completed === true)
    if (changed && task.completed && task.clientId !== null) {
      const names = nameOfOne(who.person.name, await findClientForCouple(tx, task.clientId))
      await notify(tx, who.plannerId, {
        type: 'task',
        title: 'Task completed',
        message: `${names} completed “${task.title}”.`,
        relatedType: 'task',
        relatedId: task.id,
      })
    }
    return task
  },

  tickStep: async ({ tx, params, body }) => {
    const ticked = await queries.tickStep(tx, params.id, params.stepId, body.done)
    return ticked ?? refuse('not-found')
  },

  bulk: ({ tx, body }) => changeInBulk(tx, body),

  remove: ({ tx, params }) => queries.deleteTask(tx, params.id),
}

async function changeAsPlanner(tx: Tx, id: number, { previous, ...change }: TaskChange): Promise<Task> {
  if (previous) {
    await queries.lockTask(tx, id)
    const { steps, ...present } = await findTask(tx, id)
    // Ticks are not a part of what a form changes.
    refuseStale(present.title, { ...present, steps: steps.map(titled) }, change, previous)
  }
  const isForCouple = change.assignedTo === couplesAssignee
  const isForMember = Boolean(change.memberId)
  const before = isForCouple || isForMember || needsTask(change) ? await findTask(tx, id) : undefined
  const task = await queries.changeTask(tx, id, await valuesOf(tx, change, before))
  if (isForCouple && before?.assignedTo !== couplesAssignee) await tellOfTasks(tx, [task])
  if (isForMember && before?.memberId !== change.memberId) await tellMember(tx, task.memberId, [task])
  return task
}
