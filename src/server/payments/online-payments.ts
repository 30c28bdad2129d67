export type Order = {
  invoiceId: number
  clientId: number
  plannerId: number
  amountCents: number
  title: string
  coupleEmail: string | null
  /** Where the couple comes back to, whether it paid or not. */
  backTo: string
  /** The same key and order again bring the same checkout again. */
  idempotencyKey: string
}

/** What Stripe takes in one payment in US dollars. */
const payableCents = { least: 50, most: 99_999_999 }

export const canBePaidOnline = (cents: number): boolean => cents >= payableCents.least && cents <= payableCents.most

export type Checkout = { sessionId: string; url: string; expiresAt: string }

type OnCheckout = {
  sessionId: string
  amountCents: number
  invoiceId: number
  clientId: number
  plannerId: number
}

/** The method is only known to whoever asks for the checkout, if several were offered there. */
export type PaidEvent = OnCheckout & { kind: 'paid'; paymentId: string; paidAt: string; method?: string | undefined }

/** A bank has been told to pay, which takes days; or it has said that it does not pay. */
export type SlowEvent = OnCheckout & { kind: 'processing' | 'failed'; at: string }
export type CheckoutEvent = PaidEvent | SlowEvent

/** One refund may be told of more than once; its id says which. What failed after all was never given back. */
export type RefundEvent = {
  kind: 'refunded' | 'refund-failed'
  refundId: string
  paymentId: string
  amountCents: number
  at: string
}

/** The couple's bank wants money back; its id says which dispute, and there is one event of each kind. */
export type DisputeEvent = {
  kind: 'dispute'
  what: 'disputed' | 'dispute withdrawn' | 'dispute reinstated' | 'dispute won' | 'dispute lost' | 'dispute closed'
  disputeId: string
  paymentId: string
  amountCents: number
  reason: string
  /** Until when the dispute can be answered. */
  answerBy: string | undefined
}

/** How a checkout stands, and what came of it once somebody has paid there. */
export type CheckoutNow = { state: 'open' | 'expired' } | { state: 'complete'; event: CheckoutEvent | undefined }

export type OtherEvent = { kind: 'other' }
export type PaymentEvent = CheckoutEvent | RefundEvent | DisputeEvent | OtherEvent

/** Takes what couples pay by card or from a bank account. Events may come late, twice and in any order. */
export type OnlinePayments = {
  /** Whether so much can be paid at once. */
  takes: (cents: number) => boolean
  openCheckout: (order: Order) => Promise<Checkout>
  checkoutOf: (sessionId: string) => Promise<CheckoutNow>
  /** Nobody can pay there any more; or somebody has, and then the answer says so. */
  expire: (sessionId: string) => Promise<CheckoutNow>
  readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent
}

/** The signature is missing, false or too old. */
export class NotFromStripe extends Error {
  constructor() {
    super('This is not signed by Stripe')
  }
}

/** The service can't be reached, or does not do what it was asked. */
export class PaymentTrouble extends Error {
  constructor(cause: unknown) {
    super(`The payment service failed: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    })
  }
}

/** The service will say the same however often it is asked: because of the amount, of the keys, or of the order. */
export class PaymentRefused extends PaymentTrouble {
  readonly because: 'amount' | 'keys' | 'order'

  constructor(cause: unknown, because: PaymentRefused['because']) {
    super(cause)
    this.because = because
  }
}
