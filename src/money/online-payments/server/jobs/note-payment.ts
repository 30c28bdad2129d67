import { coupleNames } from '#platform/contract/names.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { money } from '#platform/server/foundation/words.ts'
import { job } from '#platform/server/jobs/job.ts'
import { hasHeardOf } from '#talk/notifications/server/public.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { findLocaleOf } from '#studio/studios/server/public/studios.ts'
import {
  currencyOf,
  PaymentRefused,
  type OnlinePayments,
  type PaidEvent,
} from '#money/online-payments/server/online-payments.ts'
import { insertPayment, tellOfPayment } from '#money/invoices/server/public/payments.ts'
import { actForStripe, lockPaidInvoice, settleCheckout } from '#money/online-payments/server/queries.ts'

/**
 * Records an online payment, once per checkout, however often and in whatever order events arrive. Money is recorded
 * even on a voided invoice; if the invoice is deleted, the planner is notified.
 */
export const notePayment = job<PaidEvent>('note-payment', async (event, { pool, services }) => {
  const method = event.method ?? (await methodOf(services.payments, event)) ?? 'Online payment'
  await asSystem(pool, (tx) => note(tx, event, method))
})

/** Webhooks omit the payment method if several were offered. */
async function methodOf(payments: OnlinePayments | undefined, { sessionId }: PaidEvent): Promise<string | undefined> {
  try {
    const now = await payments?.checkoutOf(sessionId)
    return now?.state === 'complete' && now.event?.kind === 'paid' ? now.event.method : undefined
  } catch (error) {
    // Recording the payment matters more than its method.
    if (error instanceof PaymentRefused) return undefined
    throw error
  }
}

async function note(tx: Tx, event: PaidEvent, method: string): Promise<void> {
  const { plannerId, clientId, invoiceId, sessionId, paymentId, amountCents } = event
  await actForStripe(tx, plannerId)
  await settleCheckout(tx, sessionId)
  const invoice = await lockPaidInvoice(tx, event)
  const region = (await findLocaleOf(tx, plannerId)).region
  const currency = currencyOf(event)
  const amount = money(amountCents, currency, region)
  if (!invoice) return tellOfStray(tx, event, `${amount} arrived for an invoice that is gone`)
  if (invoice.currency !== currency)
    return tellOfStray(tx, event, `${amount} arrived for invoice ${invoice.number}, which is in ${invoice.currency}`)
  const payment = { plannerId, clientId, invoiceId, amountCents, date: invoice.day, method }
  const paymentRow = await insertPayment(tx, { ...payment, source: 'stripe', externalId: paymentId })
  if (paymentRow === undefined) return
  await tellOfPayment(tx, paymentRow, { clientId, currency, amountCents }, region)
  const couple = coupleNames({ partnerOneName: invoice.one, partnerTwoName: invoice.two })
  const rest = Number(invoice.open)
  const left =
    invoice.status === 'Void'
      ? 'The invoice had been voided; please look into it.'
      : rest > 0
        ? `${money(rest, currency, region)} of it is still open.`
        : rest < 0
          ? `That is ${money(0 - rest, currency, region)} more than was open.`
          : 'It is paid in full.'
  await notify(tx, plannerId, {
    type: 'payment',
    title: `${couple} paid ${amount}`,
    message: `Invoice ${invoice.number}. ${left}`,
    relatedType: 'invoice',
    relatedId: invoiceId,
  })
}

async function tellOfStray(tx: Tx, { plannerId, clientId, paymentId }: PaidEvent, title: string): Promise<void> {
  if (await hasHeardOf(tx, plannerId, paymentId)) return
  await notify(tx, plannerId, {
    type: 'payment',
    title,
    message: `You can find the payment in Stripe as ${paymentId}.`,
    relatedType: 'client',
    relatedId: clientId,
  })
}
