import type { PushNotification } from '#talk/push/contract/endpoints.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import type { MailJob } from '#platform/server/jobs/post.ts'
import * as queries from '#talk/push/server/queries.ts'

type PushNews = {
  to: queries.Receiver
  notification: Omit<PushNotification, 'id'>
  /** Sent if no device can be reached; null if it is mailed anyway, or never. */
  otherwise: Mail | null
  /** The record of the letter, which then went out as a mail. */
  letterId: number | null
}

/** News is not delayed for longer than this by a push service that does not answer. */
const patienceMs = 15 * 60_000

export const push = job<PushNews>('push', send, { lane: 'long' })

/**
 * Sends a notification to all devices of a receiver that have not got it. Each delivery is recorded at once, so that a
 * repeated job sends the others only; a device that gets it twice nevertheless replaces the first, by its tag.
 */
async function send(news: PushNews, { pool, services, log }: JobContext, stored: MailJob): Promise<void> {
  const notification = { ...news.notification, id: stored.id }
  const devices = await asSystem(pool, (tx) => queries.listUntold(tx, news.to, stored.id))
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = await services.push.send(device, notification)
      if (outcome === 'sent') await asSystem(pool, (tx) => queries.noteSent(tx, stored.id, device.id))
      if (outcome === 'gone') await asSystem(pool, (tx) => queries.deleteEnded(tx, device))
      if (outcome === 'refused')
        log.warn({ host: new URL(device.endpoint).host, subscription: device.id }, 'a push service refuses a message')
      return outcome
    }),
  )
  const isLate = Date.now() - stored.createdAt.getTime() > patienceMs
  if (outcomes.includes('later') && !isLate) throw new Error('A push service could not take a message.')
  await asSystem(pool, async (tx) => {
    if ((await queries.wasTold(tx, stored.id)) || !(await queries.isStillThere(tx, news.to))) return
    if (!(await queries.takeMailInstead(tx, stored.id))) return
    if (news.otherwise) await enqueue(tx, mail, news.otherwise)
    if (news.letterId !== null) await services.hooks.noteLetterChannel(tx, news.letterId, 'mail')
  })
}

const sweep = timedJob('sweep-sent-pushes', { at: '43 * * * *' }, ({ pool }) => asSystem(pool, queries.sweepSentPushes))

export const pushJobs = [push, sweep]
