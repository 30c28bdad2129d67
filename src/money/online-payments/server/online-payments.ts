export type Order = {
  invoiceId: number
  clientId: number
  plannerId: number
  /** ISO 4217 */
  currency: string
  amountCents: number
  title: string
  coupleEmail: string | null
  /** The URL to return to after payment or cancellation. */
  backTo: string
  /** An order that is sent again with this key returns the first checkout. */
  idempotencyKey: string
}

export type Checkout = { sessionId: string; url: string; expiresAt: string }

/** Events that were queued before there were other currencies are in US dollars, and do not say so. */
type Amount = { currency?: string; amountCents: number }
export const currencyOf = ({ currency = 'USD' }: Amount): string => currency

type OnCheckout = Amount & {
  sessionId: string
  invoiceId: number
  clientId: number
  plannerId: number
}

/** The method is known only from the checkout if several were offered. */
export type PaidEvent = OnCheckout & { kind: 'paid'; paymentId: string; paidAt: string; method?: string | undefined }

/** A bank payment began, which takes days, or failed. */
export type SlowEvent = OnCheckout & { kind: 'processing' | 'failed'; at: string }
export type CheckoutEvent = PaidEvent | SlowEvent

/** One refund may have several events with the same id. A failed refund counts as never made. */
export type RefundEvent = Amount & {
  kind: 'refunded' | 'refund-failed'
  refundId: string
  paymentId: string
  at: string
}

/** A dispute by the couple's bank, identified by id; one event per step. */
export type DisputeEvent = Amount & {
  kind: 'dispute'
  what: 'disputed' | 'dispute withdrawn' | 'dispute reinstated' | 'dispute won' | 'dispute lost' | 'dispute closed'
  disputeId: string
  paymentId: string
  reason: string
  /** The deadline for answering the dispute. */
  answerBy: string | undefined
}

/** A checkout's state, and the payment event if it was paid. */
export type CheckoutNow = { state: 'open' | 'expired' } | { state: 'complete'; event: CheckoutEvent | undefined }

type OtherEvent = { kind: 'other' }
export type PaymentEvent = CheckoutEvent | RefundEvent | DisputeEvent | OtherEvent

/** Payments by card or bank account. Events may arrive late, twice and in any order. */
export type OnlinePayments = {
  /** Whether an amount is within the limits of one payment. */
  takes: (cents: number, currency: string) => boolean
  openCheckout: (order: Order) => Promise<Checkout>
  checkoutOf: (sessionId: string) => Promise<CheckoutNow>
  /** Closes the checkout; if it was paid already, returns that. */
  expire: (sessionId: string) => Promise<CheckoutNow>
  readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent
}

/** The signature is missing, invalid or too old. */
export class NotFromStripe extends Error {
  constructor() {
    super('This is not signed by Stripe')
  }
}

/** The service can't be reached or has failed. */
export class PaymentTrouble extends Error {
  constructor(cause: unknown) {
    super(`The payment service failed: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    })
  }
}

/** A permanent refusal, because of the amount, the keys or the order. */
export class PaymentRefused extends PaymentTrouble {
  readonly because: 'amount' | 'keys' | 'order'

  constructor(cause: unknown, because: PaymentRefused['because']) {
    super(cause)
    this.because = because
  }
}
