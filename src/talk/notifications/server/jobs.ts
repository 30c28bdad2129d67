import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { eachApart, studioByStudio } from '#platform/server/jobs/apart.ts'
import { timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import { isDue, localTime } from '#platform/server/jobs/due.ts'
import { eachMinute } from '#platform/server/jobs/each-minute.ts'
import { asOf } from '#talk/notifications/server/as-of.ts'
import { notificationMail } from '#talk/notifications/server/notification-mail.ts'
import {
  insertReminders,
  listDueNow,
  listMailedNow,
  listMailedWhenDue,
  takeUnmailed,
  type Recipient,
  type WaitingRecipient,
} from '#talk/notifications/server/queries.ts'
import { deliver } from '#talk/push/server/public/deliver.ts'
import { remindersOf } from '#talk/notifications/server/reminders.ts'
import { findLocaleOf } from '#studio/studios/server/public/studios.ts'

async function tellPlanner(tx: Tx, recipient: WaitingRecipient, now: Date): Promise<void> {
  const { date } = localTime(now, recipient.zone)
  const notifications = (await takeUnmailed(tx, recipient)).flatMap((one) => asOf(one, date) ?? [])
  if (notifications.length === 0) return
  await deliver(
    tx,
    { plannerId: recipient.id, personId: null, memberId: recipient.member },
    notificationMail(recipient, notifications),
    {
      tag: `studio-${[...new Set(notifications.map(({ type }) => type))].toSorted().join('-')}`,
      pushes: recipient.push_notifications,
      mails: recipient.email_notifications ? 'unless-pushed' : 'never',
    },
  )
}

/** One mail for what was collected, by the rules of the letters to couples. */
export async function mailNotifications(
  { pool, services, log }: Pick<JobContext, 'pool' | 'services' | 'log'>,
  now = new Date(),
): Promise<void> {
  // One that fails is tried again a minute later.
  await eachApart(await asSystem(pool, listMailedWhenDue), untold(log), async (recipient) => {
    const { zone, oldest } = recipient
    const news = { rhythm: 'at-once', zone, weddingDate: null, oldest: new Date(oldest) } as const
    if (isDue(news, now, services.lettersAfterMs)) await asSystem(pool, (tx) => tellPlanner(tx, recipient, now))
  })
}

const untold = (log: JobContext['log']) => ({
  log,
  problem: 'news could not be sent to a planner',
  of: ({ id, member }: Recipient) => ({ planner: id, member }),
})

const mailWhenDue = timedJob('mail-news', eachMinute, (context) => mailNotifications(context))

/** For planners with one mail a day, at that hour in their time zone. */
export const mailDigests = timedJob('mail-digests', { at: '11 * * * *' }, async ({ pool, log }) =>
  eachApart(await asSystem(pool, listMailedNow), untold(log), (recipient) =>
    asSystem(pool, (tx) => tellPlanner(tx, recipient, new Date())),
  ),
)

export const remind = timedJob('remind', { at: '3 * * * *' }, (context) =>
  studioByStudio(context, 'a studio could not be reminded of its tasks and events', async (tx, plannerId) =>
    insertReminders(tx, remindersOf(await listDueNow(tx, plannerId), await findLocaleOf(tx, plannerId))),
  ),
)

export const notificationJobs = [mailWhenDue, mailDigests, remind]
