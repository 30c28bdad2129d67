import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import { fill } from '#talk/messages/server/fill.ts'
import {
  actForStudio,
  deleteCancelled,
  findScheduledText,
  holdScheduled,
  listDue,
  takeScheduled,
  type DueMessage,
} from '#talk/messages/server/schedule-queries.ts'
import { sendAsPlanner } from '#talk/messages/server/send-as-planner.ts'
import { isArchived } from '#weddings/clients/server/public/archived.ts'
import { notify } from '#weddings/news/server/public/notify.ts'

/** Sends all messages that are due, each in a transaction that also removes it, so that it is sent once. */
export async function sendDueMessages({ pool, log }: Pick<JobContext, 'pool' | 'log'>): Promise<void> {
  const problem = 'a scheduled message could not be sent'
  const of = ({ id, plannerId }: DueMessage) => ({ planner: plannerId, scheduledMessage: id })
  // One that fails is tried again a minute later.
  await eachApart(await asSystem(pool, listDue), { log, problem, of }, ({ id, plannerId, clientId }) =>
    asSystem(pool, async (tx) => {
      await actForStudio(tx, plannerId)
      if (await holdUnready(tx, { id, plannerId, clientId })) return
      const message = await takeScheduled(tx, id, clientId, { due: true })
      if (!message) return
      const { text: content } = await fill(tx, clientId, message.content)
      await sendAsPlanner(tx, { plannerId }, { ...message, content }, message.files)
    }),
  )
}

/**
 * A message is kept for its planner while its couple is archived, or a field of it has no value, such as the days to go to a
 * wedding without a date.
 * That is said also to those who want no news of messages, because nothing else says that the couple did not hear.
 */
async function holdUnready(tx: Tx, { id, plannerId, clientId }: DueMessage): Promise<boolean> {
  const written = await findScheduledText(tx, id)
  const { lacks, couple } = await fill(tx, clientId, written ?? '')
  if (await isArchived(tx, clientId)) lacks.unshift('This couple is archived')
  if (lacks.length === 0) return false
  if (await holdScheduled(tx, id))
    await notify(tx, plannerId, {
      type: 'client',
      title: 'A scheduled message was not sent',
      message: `It was for ${couple}. ${lacks.join('; ')}.`,
      priority: 'high',
      relatedType: 'message',
      relatedId: clientId,
    })
  return true
}

const send = timedJob('send-scheduled-messages', { at: '* * * * *' }, sendDueMessages)

const sweep = timedJob('sweep-scheduled-messages', { at: '47 * * * *' }, ({ pool }) => asSystem(pool, deleteCancelled))

export const messageJobs = [send, sweep]
