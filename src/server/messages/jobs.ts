import { asSystem } from '#server/db/as-system.ts'
import { eachApart } from '#server/jobs/apart.ts'
import { timedJob, type JobContext } from '#server/jobs/job.ts'
import {
  actForStudio,
  deleteCancelled,
  listDue,
  takeScheduled,
  type DueMessage,
} from '#server/messages/schedule-queries.ts'
import { sendAsPlanner } from '#server/messages/send-as-planner.ts'

/** Sends all messages that are due, each in a transaction that also removes it, so that it is sent once. */
export async function sendDueMessages({ pool, log }: Pick<JobContext, 'pool' | 'log'>): Promise<void> {
  const problem = 'a scheduled message could not be sent'
  const of = ({ id, plannerId }: DueMessage) => ({ planner: plannerId, scheduledMessage: id })
  // One that fails is tried again a minute later.
  await eachApart(await asSystem(pool, listDue), { log, problem, of }, ({ id, plannerId, clientId }) =>
    asSystem(pool, async (tx) => {
      await actForStudio(tx, plannerId)
      const message = await takeScheduled(tx, id, clientId, { due: true })
      if (message) await sendAsPlanner(tx, { plannerId }, message, message.files)
    }),
  )
}

const send = timedJob('send-scheduled-messages', { at: '* * * * *' }, sendDueMessages)

const sweep = timedJob('sweep-scheduled-messages', { at: '47 * * * *' }, ({ pool }) => asSystem(pool, deleteCancelled))

export const messageJobs = [send, sweep]
