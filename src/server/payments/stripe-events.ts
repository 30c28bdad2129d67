import type { Stripe } from 'stripe'
import type { PaidEvent, PaymentEvent, RefundEvent } from '#server/payments/online-payments.ts'

const other = { kind: 'other' } as const

/** What happened to a payment of an invoice. The account may take money for other things too: those are not ours. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidBy(event.data.object, event.created) ?? other
    // A card's refund is done at once; a bank's is said to be pending first.
    case 'refund.created':
    case 'refund.updated':
      return event.data.object.status === 'succeeded' ? refundOf('refunded', event, event.data.object) : other
    case 'refund.failed':
      return refundOf('refund-failed', event, event.data.object)
    default:
      return other
  }
}

/** What was paid on a checkout; nothing while the money is on its way, or if it is for something else. */
export function paidBy(session: Stripe.Checkout.Session, at: number): PaidEvent | undefined {
  const paymentId = idOf(session.payment_intent)
  const [invoiceId, clientId, plannerId] = ['invoiceId', 'clientId', 'plannerId'].map((name) =>
    rowId(session.metadata?.[name]),
  )
  const { amount_total: amountCents, currency, payment_status, id: sessionId } = session
  const isPaid = payment_status === 'paid' && currency === 'usd'
  if (!isPaid || !paymentId || !amountCents || !invoiceId || !clientId || !plannerId) return undefined
  return { kind: 'paid', sessionId, paymentId, amountCents, invoiceId, clientId, plannerId, paidAt: momentOf(at) }
}

function refundOf(kind: RefundEvent['kind'], event: Stripe.Event, refund: Stripe.Refund): PaymentEvent {
  const paymentId = idOf(refund.payment_intent)
  if (!paymentId || refund.currency !== 'usd') return other
  const { id: refundId, amount: amountCents } = refund
  return { kind, refundId, paymentId, amountCents, at: momentOf(event.created) }
}

const idOf = (found: string | { id: string } | null) => (typeof found === 'string' ? found : found?.id)

const rowId = (text = '') => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()
