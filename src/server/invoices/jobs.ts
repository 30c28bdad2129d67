import { asSystem } from '#server/db/as-system.ts'
import type { Tx } from '#server/db/pool.ts'
import type { Services } from '#server/ground/services.ts'
import { takeReminders, type DueInvoice } from '#server/invoices/queries.ts'
import { findDueInvoice } from '#server/invoices/reminder-queries.ts'
import { reminderAbout } from '#server/invoices/reminder-letter.ts'
import { studioByStudio } from '#server/jobs/apart.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { job, timedJob } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'
import { openReplyAddress } from '#server/inbox/queries.ts'
import { findLetterhead, tellingOfDoubt } from '#server/letters/queries.ts'
import { listPayers } from '#server/people/queries.ts'

/** One mail about invoices of the same couple to each of its people who may see them. */
async function mailReminders(tx: Tx, services: Services, dues: DueInvoice[]): Promise<void> {
  const [{ id: invoiceId, client_id: clientId, planner_id: plannerId }] = dues as [DueInvoice, ...DueInvoice[]]
  const { letterhead } = await findLetterhead(tx, clientId)
  const paysOnline = (cents: number) => services.payments?.takes(cents) ?? false
  const about = { plannerId, about: 'invoice', id: invoiceId, invoices: dues.map(({ id }) => id) } as const
  for (const payer of await listPayers(tx, clientId)) {
    const replyTo = await openReplyAddress(tx, services.inbox, { plannerId, clientId, personId: payer.personId })
    const reminder = { ...reminderAbout(dues, payer, paysOnline), ...letterhead, ...(replyTo && { replyTo }) }
    await enqueue(tx, mail, tellingOfDoubt(reminder, about))
  }
}

/** Each person of a couple gets at most one mail a day, about everything due. */
export const remindCouples = timedJob('remind-couples', { at: '7 * * * *' }, (context) =>
  studioByStudio(context, 'the couples of a studio could not be reminded of invoices', async (tx, plannerId) => {
    const couples = Map.groupBy(await takeReminders(tx, plannerId), ({ client_id }) => client_id)
    for (const dues of couples.values()) await mailReminders(tx, context.services, dues)
  }),
)

/** A reminder that the planner asked for. */
export const remindByHand = job<{ invoice: number }>('remind-by-hand', ({ invoice }, { pool, services }) =>
  asSystem(pool, async (tx) => {
    const due = await findDueInvoice(tx, invoice)
    if (due) await mailReminders(tx, services, [due])
  }),
)

export const invoiceJobs = [remindCouples, remindByHand]
