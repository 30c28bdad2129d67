/** A couple's way to a page of the payment service, and back. */
export type Order = {
  invoiceId: number
  clientId: number
  plannerId: number
  amountCents: number
  title: string
  coupleEmail: string | null
  backTo: string
  idempotencyKey: string
}

export type Checkout = { sessionId: string; url: string; expiresAt: string }

/** Money has arrived, or gone back, for one invoice. */
export type PaidEvent = {
  kind: 'paid'
  eventId: string
  sessionId: string
  paymentId: string
  amountCents: number
  invoiceId: number
  clientId: number
  plannerId: number
  paidAt: string
}
export type OtherEvent = { kind: 'other' }

export type OnlinePayments = {
  openCheckout: (order: Order) => Promise<Checkout>
  checkoutOf: (sessionId: string) => Promise<'open' | 'complete' | 'expired'>
  expire: (sessionId: string) => Promise<void>
  readEvent: (body: Buffer, signature: string | undefined) => PaidEvent | OtherEvent | Promise<PaidEvent | OtherEvent>
}

/** What claims to come from the payment service, and does not. */
export class NotFromStripe extends Error {}
