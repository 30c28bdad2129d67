import { asSystem } from '#platform/server/db/as-system.ts'
import { countMail, roomForMails } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import {
  findDueInvoice,
  giveBackReminders,
  takeReminders,
  type DueInvoice,
} from '#money/invoices/server/reminder-queries.ts'
import { reminderAbout } from '#money/invoices/server/reminder-mail.ts'
import { studioByStudio } from '#platform/server/jobs/apart.ts'
import { localTime, nextByDay } from '#platform/server/jobs/due.ts'
import { enqueue, enqueueAt } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { openReplyAddress } from '#weddings/news/server/public/reply-address.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'
import { listPayers, type Payer } from '#weddings/people/server/public/payers.ts'

type HasRoom = Awaited<ReturnType<typeof roomForMails>>

const idsOf = (dues: readonly DueInvoice[]) => dues.map(({ id }) => id)
const hourMs = 3_600_000

/** One mail to a person about invoices of the same couple, unless it is beyond the limits of mails. Says whether it goes. */
async function mailReminder(
  tx: Tx,
  services: Services,
  dues: DueInvoice[],
  payer: Payer,
  hasRoom: HasRoom = () => true,
): Promise<boolean> {
  const [{ id: invoiceId, client_id: clientId, planner_id: plannerId }] = dues as [DueInvoice, ...DueInvoice[]]
  const to = { plannerId, email: payer.email }
  if (!hasRoom(to)) return false
  const { sender, locale } = await findMailSender(tx, clientId, payer.language)
  const paysOnline = (cents: number, currency: string) => services.payments?.takes(cents, currency) ?? false
  const about = { plannerId, about: 'invoice', id: invoiceId, invoices: idsOf(dues) } as const
  const replyTo = await openReplyAddress(tx, services.inbox, { plannerId, clientId, personId: payer.personId })
  // The day is the reader's, which may be another one than the studio's.
  const { date: today } = localTime(new Date(), payer.zone)
  const reminder = {
    ...reminderAbout(dues, payer, today, paysOnline, locale),
    ...sender,
    ...(replyTo && { replyTo }),
  }
  await enqueue(tx, mail, tellingOfDoubt(reminder, about))
  await countMail(tx, to)
  return true
}

/**
 * To each person of a couple who may see its invoices: at once by day, and in the morning to those for whom it is night.
 * Says whether all of them are beyond the limits of mails.
 */
async function remindPayers(tx: Tx, services: Services, dues: DueInvoice[], hasRoom: HasRoom): Promise<boolean> {
  const [{ client_id: clientId }] = dues as [DueInvoice, ...DueInvoice[]]
  const now = new Date()
  const payers = await listPayers(tx, clientId)
  let goes = payers.length === 0
  for (const payer of payers) {
    const at = nextByDay(now, payer.zone)
    if (at > now) await enqueueAt(tx, remindInTheMorning, { person: payer.personId, invoices: idsOf(dues) }, at)
    if (at > now || (await mailReminder(tx, services, dues, payer, hasRoom))) goes = true
  }
  return !goes
}

type ForPerson = { person: number; invoices: number[] }

/** What is still to be paid in the morning, to whoever still is to be reminded. What is beyond the limits waits for an hour. */
export const remindInTheMorning = job<ForPerson>('remind-in-the-morning', ({ person, invoices }, { pool, services }) =>
  asSystem(pool, async (tx) => {
    const found = await Promise.all(invoices.map((id) => findDueInvoice(tx, id)))
    const dues = found.filter((due) => due !== undefined)
    const payers = dues[0] ? await listPayers(tx, dues[0].client_id) : []
    const payer = payers.find(({ personId }) => personId === person)
    if (!payer || (await mailReminder(tx, services, dues, payer, await roomForMails(tx)))) return
    await enqueueAt(tx, remindInTheMorning, { person, invoices }, new Date(Date.now() + hourMs))
  }),
)

/**
 * Each person of a couple gets at most one mail a day, about everything due. A couple whose mails are all beyond the limits
 * of the studio or of their addresses waits for the next hour.
 */
export const remindCouples = timedJob('remind-couples', { at: '7 * * * *' }, (context) =>
  studioByStudio(context, 'the couples of a studio could not be reminded of invoices', async (tx, plannerId) => {
    const couples = Map.groupBy(await takeReminders(tx, plannerId), ({ client_id }) => client_id)
    if (couples.size === 0) return
    const hasRoom = await roomForMails(tx)
    for (const [clientId, dues] of couples)
      if (await remindPayers(tx, context.services, dues, hasRoom)) await giveBackReminders(tx, clientId)
  }),
)

/** A reminder that the planner asked for, which goes out at once. */
export const remindByHand = job<{ invoice: number }>('remind-by-hand', ({ invoice }, { pool, services }) =>
  asSystem(pool, async (tx) => {
    const due = await findDueInvoice(tx, invoice)
    if (due) for (const payer of await listPayers(tx, due.client_id)) await mailReminder(tx, services, [due], payer)
  }),
)

export const invoiceJobs = [remindCouples, remindInTheMorning, remindByHand]
