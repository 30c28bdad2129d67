import { noteBounce, findMailing } from '#guests/guest-mails/server/mailing-queries.ts'
import { findRecipients, isMeant } from '#guests/guest-mails/server/recipient-queries.ts'
import { listDueReminders, listToRemind, type DueReminder } from '#guests/guest-mails/server/reminder-queries.ts'
import { sendJob, startMailing } from '#guests/guest-mails/server/start-mailing.ts'
import { findOwnTexts } from '#guests/guest-mails/server/words-queries.ts'
import { bounceJob, writeMails } from '#guests/guest-mails/server/write-mails.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { countMail, roomForMails } from '#platform/server/db/limits.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { isHourFor } from '#platform/server/jobs/due.ts'
import { enqueueAt } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob, type JobContext } from '#platform/server/jobs/job.ts'

const minuteMs = 60_000
/** When all mails are beyond the limits of a studio or of their addresses. */
const untilThereIsRoomMs = 10 * minuteMs

const asStudio = (plannerId: number) => ({ kind: 'planner', plannerId, sessionId: 0 }) as const

/** Writes what leaves in this minute, and comes again for the rest. */
export const sendGuestMails = job<{ mailing: number }>(
  sendJob.name,
  async ({ mailing: id }, { pool, services: { publicUrl } }) => {
    const mailing = await asSystem(pool, (tx) => findMailing(tx, id))
    if (!mailing) return
    const hasRoom = await asSystem(pool, roomForMails)
    const { sent, waiting } = await within(pool, asStudio(mailing.plannerId), (tx) =>
      writeMails(tx, { mailing, publicUrl, hasRoom }),
    )
    await asSystem(pool, async (tx) => {
      for (const one of sent) await countMail(tx, one)
      const laterMs = sent.length > 0 ? minuteMs : untilThereIsRoomMs
      if (waiting > 0) await enqueueAt(tx, sendJob, { mailing: id }, new Date(Date.now() + laterMs))
    })
  },
  { lane: 'mail' },
)

const noteGuestMailBounce = job<{ guestMail: number; reason?: string }>(
  bounceJob.name,
  ({ guestMail, reason }, { pool }) => asSystem(pool, (tx) => noteBounce(tx, guestMail, reason)),
)

const remind = ({ pool }: JobContext, { plannerId, clientId, deadline }: DueReminder) =>
  within(pool, asStudio(plannerId), async (tx) => {
    const found = await findRecipients(tx, clientId, await listToRemind(tx, clientId, deadline))
    const recipients = found.filter((one) => isMeant('reminder', one))
    const texts = await findOwnTexts(tx, clientId, 'reminder')
    await startMailing(tx, { clientId, kind: 'reminder', texts, deadline, recipients })
  })

/** Reminds guests of the deadlines that are near, once of each, by day in the studio's time zone. */
export async function remindGuests(context: JobContext, now = new Date()): Promise<void> {
  const due = await asSystem(context.pool, listDueReminders)
  await eachApart(
    due.filter(({ timeZone }) => isHourFor(null, now, timeZone)),
    {
      log: context.log,
      // One that fails is tried again an hour later.
      problem: 'the guests of a wedding could not be reminded',
      of: ({ plannerId, clientId }: DueReminder) => ({ planner: plannerId, wedding: clientId }),
    },
    (one) => remind(context, one),
  )
}

export const guestMailJobs = [
  sendGuestMails,
  noteGuestMailBounce,
  timedJob('remind-guests', { at: '37 * * * *' }, (context) => remindGuests(context)),
]
