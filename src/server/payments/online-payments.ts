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

export type Checkout = { sessionId: string; url: string; expiresAt: string }
export const checkoutStates = ['open', 'complete', 'expired'] as const
export type CheckoutState = (typeof checkoutStates)[number]

export type PaidEvent = {
  kind: 'paid'
  sessionId: string
  paymentId: string
  amountCents: number
  invoiceId: number
  clientId: number
  plannerId: number
  paidAt: string
}

/** One refund may be told of more than once; its id says which. What failed after all was never given back. */
export type RefundEvent = {
  kind: 'refunded' | 'refund-failed'
  refundId: string
  paymentId: string
  amountCents: number
  at: string
}

/** How a checkout stands, and what came of it once the money is there. */
export type CheckoutNow = { state: CheckoutState; paid: PaidEvent | undefined }

export type OtherEvent = { kind: 'other' }
export type PaymentEvent = PaidEvent | RefundEvent | OtherEvent

/** Takes what couples pay by card. Events may come late, twice and in any order. */
export type OnlinePayments = {
  openCheckout: (order: Order) => Promise<Checkout>
  checkoutOf: (sessionId: string) => Promise<CheckoutNow>
  /** Nobody can pay there any more; throws AlreadyPaid where somebody has. */
  expire: (sessionId: string) => Promise<void>
  readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent
}

/** The signature is missing, false or too old. */
export class NotFromStripe extends Error {
  constructor() {
    super('This is not signed by Stripe')
  }
}

export class AlreadyPaid extends Error {
  constructor() {
    super('This checkout is already complete')
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
