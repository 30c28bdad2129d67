import type { Stripe } from 'stripe'
import { minorFromStripe } from '#money/online-payments/server/stripe-amounts.ts'
import type {
  CheckoutEvent,
  DisputeEvent,
  PaymentEvent,
  RefundEvent,
} from '#money/online-payments/server/online-payments.ts'

const other = { kind: 'other' } as const

/** A Stripe event as a payment event. The account may be used for other things too, which are ignored. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidOn(event.data.object, event.created) ?? other
    case 'checkout.session.async_payment_failed':
      return slowOn(event.data.object, 'failed', event.created) ?? other
    // A card refund succeeds at once; a bank refund is pending first.
    case 'refund.created':
    case 'refund.updated':
      return event.data.object.status === 'succeeded' ? refundOf('refunded', event, event.data.object) : other
    case 'refund.failed':
      return refundOf('refund-failed', event, event.data.object)
    case 'charge.dispute.created':
      return disputeOf('disputed', event.data.object)
    case 'charge.dispute.funds_withdrawn':
      return disputeOf('dispute withdrawn', event.data.object)
    case 'charge.dispute.funds_reinstated':
      return disputeOf('dispute reinstated', event.data.object)
    case 'charge.dispute.closed':
      return disputeOf(outcomes[event.data.object.status] ?? 'dispute closed', event.data.object)
    default:
      return other
  }
}

const outcomes: Record<string, DisputeEvent['what']> = { won: 'dispute won', lost: 'dispute lost' }

/** The payment of a complete checkout, or its pending bank payment; undefined if it is not ours. */
export function paidOn(session: Stripe.Checkout.Session, at: number): CheckoutEvent | undefined {
  const paymentId = idOf(session.payment_intent)
  if (session.payment_status === 'unpaid') return slowOn(session, 'processing', at)
  const paid = session.payment_status === 'paid' ? ofInvoice(session) : undefined
  if (!paid || !paymentId) return undefined
  return { kind: 'paid', paymentId, method: methodOf(session), paidAt: momentOf(at), ...paid }
}

export function slowOn(
  session: Stripe.Checkout.Session,
  kind: 'processing' | 'failed',
  at: number,
): CheckoutEvent | undefined {
  const ours = ofInvoice(session)
  return ours && { kind, at: momentOf(at), ...ours }
}

function ofInvoice({ metadata, amount_total: amount, currency, id: sessionId }: Stripe.Checkout.Session) {
  const [invoiceId, clientId, plannerId] = ['invoiceId', 'clientId', 'plannerId'].map((name) => rowId(metadata?.[name]))
  if (!currency || !amount || !invoiceId || !clientId || !plannerId) return undefined
  return { sessionId, ...amountOf(currency, amount), invoiceId, clientId, plannerId }
}

function amountOf(given: string, amount: number) {
  const currency = given.toUpperCase()
  return { currency, amountCents: minorFromStripe(amount, currency) }
}

/** The payment method, if the charge is included or only one was offered. */
function methodOf({ payment_intent, payment_method_types: offered }: Stripe.Checkout.Session): string | undefined {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : undefined
  const details = typeof charge === 'object' ? charge?.payment_method_details : undefined
  const type = details?.type ?? (offered?.length === 1 ? offered[0] : undefined)
  return type && (methods[type] ?? inWords(type))
}

const methods: Record<string, string> = {
  us_bank_account: 'Bank debit',
  ach_debit: 'Bank debit',
  acss_debit: 'Bank debit',
  sepa_debit: 'Bank debit',
  bacs_debit: 'Bank debit',
  au_becs_debit: 'Bank debit',
  customer_balance: 'Bank transfer',
  cashapp: 'Cash App',
  paypal: 'PayPal',
}

/** 'amazon_pay' as 'Amazon pay'. */
const inWords = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`.replaceAll('_', ' ')

function refundOf(kind: RefundEvent['kind'], event: Stripe.Event, refund: Stripe.Refund): PaymentEvent {
  const paymentId = idOf(refund.payment_intent)
  if (!paymentId) return other
  const { id: refundId, amount, currency } = refund
  return { kind, refundId, paymentId, ...amountOf(currency, amount), at: momentOf(event.created) }
}

function disputeOf(what: DisputeEvent['what'], dispute: Stripe.Dispute): PaymentEvent {
  const paymentId = idOf(dispute.payment_intent)
  if (!paymentId) return other
  const { id: disputeId, amount, currency, reason, evidence_details: evidence } = dispute
  const answerBy = evidence?.due_by ? momentOf(evidence.due_by) : undefined
  return {
    kind: 'dispute',
    what,
    disputeId,
    paymentId,
    ...amountOf(currency, amount),
    reason: inWords(reason),
    answerBy,
  }
}

const idOf = (found: string | { id: string } | null) => (typeof found === 'string' ? found : found?.id)

const rowId = (text = '') => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()
