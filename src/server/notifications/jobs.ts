import { asSystem } from '#server/db/as-system.ts'
import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { job, timedJob } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'
import { notificationMail } from '#server/notifications/notification-mail.ts'
import {
  findMailedAtOnce,
  insertReminders,
  listDueNow,
  listMailedNow,
  takeUnmailed,
  type Recipient,
} from '#server/notifications/queries.ts'
import { reminderOf } from '#server/notifications/reminders.ts'

async function mailTo(tx: Tx, recipient: Recipient): Promise<void> {
  const notifications = await takeUnmailed(tx, recipient.id)
  if (notifications.length > 0) await enqueue(tx, mail, notificationMail(recipient, notifications))
}

/** Enqueued by the database function `notify_planner`, for planners with immediate mails. */
const mailNotifications = job<{ plannerId: number }>('mail-news', ({ plannerId }, { pool }) =>
  asSystem(pool, async (tx) => {
    const recipient = await findMailedAtOnce(tx, plannerId)
    if (recipient) await mailTo(tx, recipient)
  }),
)

/** For planners with one mail a day, at that hour in their time zone. */
export const mailDigests = timedJob('mail-digests', { at: '11 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    for (const recipient of await listMailedNow(tx)) await mailTo(tx, recipient)
  }),
)

export const remind = timedJob('remind', { at: '3 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => insertReminders(tx, (await listDueNow(tx)).map(reminderOf))),
)

export const notificationJobs = [mailNotifications, mailDigests, remind]
