import { asSystem } from '#server/db/as-system.ts'
import type { Tx } from '#server/db/pool.ts'
import { job, timedJob } from '#server/jobs/job.ts'
import { notificationMail } from '#server/notifications/notification-mail.ts'
import {
  findMailedAtOnce,
  insertReminders,
  listDueNow,
  listMailedNow,
  takeUnmailed,
  type Recipient,
} from '#server/notifications/queries.ts'
import { deliver } from '#server/push/deliver-queries.ts'
import { reminderOf } from '#server/notifications/reminders.ts'

async function tellPlanner(tx: Tx, recipient: Recipient): Promise<void> {
  const notifications = await takeUnmailed(tx, recipient.id)
  if (notifications.length === 0) return
  await deliver(tx, { plannerId: recipient.id, personId: null }, notificationMail(recipient, notifications), {
    tag: `studio-${[...new Set(notifications.map(({ type }) => type))].toSorted().join('-')}`,
    pushes: recipient.push_notifications,
    mails: recipient.email_notifications ? 'unless-pushed' : 'never',
  })
}

/** Enqueued by the database function `notify_planner`, for planners with immediate mails. */
const mailNotifications = job<{ plannerId: number }>('mail-news', ({ plannerId }, { pool }) =>
  asSystem(pool, async (tx) => {
    const recipient = await findMailedAtOnce(tx, plannerId)
    if (recipient) await tellPlanner(tx, recipient)
  }),
)

/** For planners with one mail a day, at that hour in their time zone. */
export const mailDigests = timedJob('mail-digests', { at: '11 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    for (const recipient of await listMailedNow(tx)) await tellPlanner(tx, recipient)
  }),
)

export const remind = timedJob('remind', { at: '3 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => insertReminders(tx, (await listDueNow(tx)).map(reminderOf))),
)

export const notificationJobs = [mailNotifications, mailDigests, remind]
