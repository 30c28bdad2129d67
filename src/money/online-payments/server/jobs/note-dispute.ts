import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { money } from '#platform/server/foundation/words.ts'
import { job } from '#platform/server/jobs/job.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { currencyOf, type DisputeEvent } from '#money/online-payments/server/online-payments.ts'
import { actForStripe, findOnlinePayment, isInHistory, noteInHistory } from '#money/online-payments/server/queries.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { findLocaleOf } from '#studio/studios/server/public/studios.ts'

type What = DisputeEvent['what']
const ends: readonly What[] = ['dispute won', 'dispute lost', 'dispute closed']
const keyOf = (disputeId: string, what: What) => `${disputeId} ${what}`

/**
 * Records a dispute in the invoice's history and notifies the planner, without changing amounts: a final loss is
 * entered by the planner as a refund. Retried if the payment is not known yet.
 */
export const noteDispute = job<DisputeEvent>('note-dispute', (event, { pool }) =>
  asSystem(pool, (tx) => note(tx, event)),
)

async function note(tx: Tx, event: DisputeEvent): Promise<void> {
  const { what, disputeId, paymentId, amountCents, reason } = event
  const payment = await findOnlinePayment(tx, paymentId)
  if (!payment) throw new Error('A dispute about a payment that has not been noted yet, or is none of ours')
  const { plannerId, invoiceId } = payment
  await actForStripe(tx, plannerId)
  const hasEnded = await isInHistory(
    tx,
    plannerId,
    ends.map((end) => keyOf(disputeId, end)),
  )
  const externalKey = keyOf(disputeId, what)
  const isNew = await noteInHistory(tx, payment, {
    what,
    aboutCents: currencyOf(event) === payment.currency ? amountCents : null,
    words: reason,
    externalKey,
  })
  // Late events after the end need no attention.
  if (!isNew || (hasEnded && !ends.includes(what))) return
  const locale = await findLocaleOf(tx, plannerId)
  const amount = money(amountCents, currencyOf(event), locale.region)
  const [title, message] = wordsFor(event, amount, locale)
  const about = { type: 'payment', relatedType: 'invoice', relatedId: invoiceId } as const
  await notify(tx, plannerId, { ...about, title, message, priority: 'high' })
}

function wordsFor(
  { what, reason, answerBy }: DisputeEvent,
  amount: string,
  locale: Locale,
): [title: string, message: string] {
  switch (what) {
    case 'disputed':
      return [
        `A payment of ${amount} is disputed`,
        `The couple's bank says: ${reason}. Answer in Stripe${answerBy ? ` by ${formatDate(answerBy, locale)}` : ''}.`,
      ]
    case 'dispute withdrawn':
      return [
        `${amount} was withdrawn because of a dispute`,
        'Stripe has withdrawn the money until the dispute is decided.',
      ]
    case 'dispute reinstated':
      return [`${amount} was returned after a dispute`, 'Stripe has returned the money to you.']
    case 'dispute won':
      return [`The dispute over ${amount} was won`, 'The payment stays as it is.']
    case 'dispute lost':
      return [
        `The dispute over ${amount} was lost`,
        'The money is gone. Record a refund on the invoice, and say whether it is owed again.',
      ]
    case 'dispute closed':
      return [`The dispute over ${amount} was closed`, 'The payment stays as it is.']
  }
}
