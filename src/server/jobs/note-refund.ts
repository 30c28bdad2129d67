import { decimalOf } from '#contract/money.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { dollars } from '#server/invoices/words.ts'
import { actForStripe } from '#server/jobs/act-for-stripe.ts'
import { notify } from '#server/notifications/queries.ts'
import type { RefundEvent } from '#server/payments/online-payments.ts'
import { deleteRefund, findOnlinePayment, insertPayment, isInHistory, noteInHistory } from '#server/payments/queries.ts'

type Row = { number: string; day: string; credited: string }

/**
 * What was paid back is a payment below zero, and is not owed again unless the planner says so. Told of too early, it is
 * tried again when the payment is known.
 */
export async function noteRefund(tx: Tx, { kind, refundId, paymentId, amountCents, at }: RefundEvent): Promise<void> {
  const payment = await findOnlinePayment(tx, paymentId)
  if (!payment) throw new Error('A refund of a payment that has not been noted yet, or is none of ours')
  const { plannerId, clientId, invoiceId } = payment
  await actForStripe(tx, plannerId)
  const amount = dollars(decimalOf(amountCents))
  const about = { type: 'payment', relatedType: 'invoice', relatedId: invoiceId } as const
  const failure = `refund ${refundId} failed`
  if (kind === 'refund-failed') {
    await tx.execute(sql`select set_config('app.external_key', ${failure}, true)`)
    const wasNoted = await deleteRefund(tx, plannerId, refundId)
    // Told of before the refund itself, which then is not to be noted any more.
    if (!wasNoted)
      return void (await noteInHistory(tx, payment, {
        what: 'refund undone',
        aboutCents: amountCents,
        externalKey: failure,
      }))
    const message = 'The money came back to Stripe, and the invoice counts as paid by it again.'
    return notify(tx, plannerId, { ...about, title: `Paying back ${amount} failed`, message, priority: 'high' })
  }
  if (await isInHistory(tx, plannerId, [failure])) return
  const { rows } = await tx.execute<Row>(sql`
    select to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day from planners where id = ${plannerId}`)
  const given = { plannerId, clientId, invoiceId, amountCents: -amountCents, date: rows[0]?.day ?? at.slice(0, 10) }
  const isNew = await insertPayment(tx, { ...given, method: 'Refund', source: 'stripe', externalId: refundId })
  if (!isNew) return
  const { rows: after } = await tx.execute<Row>(sql`
    select invoice_number as number, case when status = 'Void' then 0 else credited_cents end as credited
    from invoices where planner_id = ${plannerId} and id = ${invoiceId}`)
  const isAsked = Number(after[0]?.credited) > 0
  const question = 'Is it owed again? Say so on the invoice; until you do, nobody is asked for it.'
  const message = `Invoice ${after[0]?.number}. ${isAsked ? question : 'The invoice counts it.'}`
  await notify(tx, plannerId, { ...about, title: `${amount} was refunded`, message })
}
