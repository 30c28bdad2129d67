import { findLocaleOf } from '#studio/studios/server/public/studios.ts'
import { detailsOf } from '#money/invoices/server/public/payment-details.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { money } from '#platform/server/foundation/words.ts'
import { job } from '#platform/server/jobs/job.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { currencyOf, type RefundEvent } from '#money/online-payments/server/online-payments.ts'
import { insertPayment } from '#money/invoices/server/public/payments.ts'
import {
  actForStripe,
  dayOf,
  deleteRefund,
  findCredited,
  findOnlinePayment,
  isInHistory,
  nameNextChange,
  noteInHistory,
} from '#money/online-payments/server/queries.ts'

/**
 * Records a refund as a negative payment, not owed again unless the planner says so. Retried if the payment is not
 * known yet.
 */
export const noteRefund = job<RefundEvent>('note-refund', (event, { pool }) => asSystem(pool, (tx) => note(tx, event)))

async function note(tx: Tx, event: RefundEvent): Promise<void> {
  const { kind, refundId, paymentId, amountCents, at } = event
  const payment = await findOnlinePayment(tx, paymentId)
  if (!payment) throw new Error('A refund of a payment that has not been noted yet, or is none of ours')
  const { plannerId, clientId, invoiceId, currency } = payment
  if (currencyOf(event) !== currency) throw new Error('A refund in another currency than its payment')
  await actForStripe(tx, plannerId)
  const amount = money(amountCents, currency, (await findLocaleOf(tx, plannerId)).region)
  const about = { type: 'payment', relatedType: 'invoice', relatedId: invoiceId } as const
  const failure = `refund ${refundId} failed`
  if (kind === 'refund-failed') {
    await nameNextChange(tx, failure)
    const wasNoted = await deleteRefund(tx, plannerId, refundId)
    // The failure arrived before the refund, which then must not be recorded.
    if (!wasNoted)
      return void (await noteInHistory(tx, payment, {
        what: 'refund undone',
        aboutCents: amountCents,
        externalKey: failure,
      }))
    const message = 'The money went back to Stripe, and the invoice counts as paid again.'
    const details = detailsOf({ amountCents, currency, invoiceId })
    await record(tx, 'refund-failed', { weddingId: clientId, by: { actor: 'larkspur', name: 'Stripe' }, details })
    return notify(tx, plannerId, { ...about, title: `The refund of ${amount} failed`, message, priority: 'high' })
  }
  if (await isInHistory(tx, plannerId, [failure])) return
  const date = await dayOf(tx, plannerId, at)
  const given = { plannerId, clientId, invoiceId, amountCents: -amountCents, date }
  const isNew = await insertPayment(tx, { ...given, method: 'Refund', source: 'stripe', externalId: refundId })
  if (!isNew) return
  const { number, creditedCents } = await findCredited(tx, plannerId, invoiceId)
  const question = 'Is it owed again? Please answer on the invoice; until you do, nobody is asked to pay it.'
  const message = `Invoice ${number}. ${creditedCents > 0 ? question : 'The invoice takes it into account.'}`
  await notify(tx, plannerId, { ...about, title: `${amount} was refunded`, message })
}
