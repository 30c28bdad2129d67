import { asSystem } from '#server/db/as-system.ts'
import { takeReminders } from '#server/invoices/queries.ts'
import { reminderAbout } from '#server/invoices/reminder-letter.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { timedJob } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'
import { openReplyAddress } from '#server/inbox/queries.ts'
import { findLetterhead } from '#server/letters/queries.ts'
import { findPartnerOne } from '#server/people/queries.ts'

/** A couple gets at most one mail a day, about everything due. */
export const remindCouples = timedJob('remind-couples', { at: '7 * * * *' }, ({ pool, services }) =>
  asSystem(pool, async (tx) => {
    const paysOnline = (cents: number) => services.payments?.takes(cents) ?? false
    const couples = Map.groupBy(await takeReminders(tx), ({ client_id }) => client_id)
    for (const [clientId, dues] of couples) {
      const { letterhead } = await findLetterhead(tx, clientId)
      const { id: personId } = await findPartnerOne(tx, clientId)
      const recipient = { plannerId: dues[0]?.planner_id, clientId, personId }
      const replyTo = await openReplyAddress(tx, services.inbox, recipient)
      await enqueue(tx, mail, { ...reminderAbout(dues, paysOnline), ...letterhead, ...(replyTo && { replyTo }) })
    }
  }),
)

export const invoiceJobs = [remindCouples]
