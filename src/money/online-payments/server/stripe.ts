import type { Stripe } from 'stripe'
import {
  NotFromStripe,
  PaymentRefused,
  PaymentTrouble,
  type CheckoutNow,
  type OnlinePayments,
  type Order,
} from '#money/online-payments/server/online-payments.ts'
import { canBePaidOnline, stripeAmount } from '#money/online-payments/server/stripe-amounts.ts'
import { paidOn, paymentEventOf, slowOn } from '#money/online-payments/server/stripe-events.ts'

type Account = { secretKey: string; webhookSecret: string; baseUrl?: string | undefined }
type Options = {
  patienceMs?: number
  /** Called with permanent refusals, to be logged for the operator. */
  onRefused?: (refused: PaymentRefused) => void
}

const longestTitle = 250

export async function stripePayments(
  { secretKey, webhookSecret, baseUrl }: Account,
  { patienceMs = 10_000, onRefused = () => {} }: Options = {},
): Promise<OnlinePayments> {
  const { Stripe } = await import('stripe')
  const stripe = new Stripe(secretKey, {
    timeout: patienceMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(baseUrl && addressOf(baseUrl)),
  })
  const { sessions } = stripe.checkout

  const asking = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble instanceof PaymentRefused) onRefused(trouble)
      throw trouble
    })

  function troubleOf(error: unknown): PaymentTrouble {
    const { StripeInvalidRequestError, StripeIdempotencyError, StripeAuthenticationError, StripePermissionError } =
      Stripe.errors
    if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
      return new PaymentRefused(error, 'keys')
    if (error instanceof StripeInvalidRequestError && error.code?.startsWith('amount_too_'))
      return new PaymentRefused(error, 'amount')
    if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
      return new PaymentRefused(error, 'order')
    return new PaymentTrouble(error)
  }

  async function checkoutOf(sessionId: string): Promise<CheckoutNow> {
    const session = await asking(sessions.retrieve(sessionId, { expand: [chargeOfSession] }).catch(unknownHere))
    if (!session || session.status === 'expired') return { state: 'expired' }
    if (session.status === 'open') return { state: 'open' }
    if (session.status !== 'complete') throw new PaymentTrouble(`A checkout is ${session.status}`)
    const at = chargedAt(session) ?? session.created
    return { state: 'complete', event: hasFailed(session) ? slowOn(session, 'failed', at) : paidOn(session, at) }
  }

  return {
    takes: canBePaidOnline,

    async openCheckout(order) {
      const { idempotencyKey } = order
      const { id, url, expires_at } = await asking(sessions.create(sessionFor(order), { idempotencyKey }))
      if (!url) throw new PaymentTrouble('A checkout has no address')
      return { sessionId: id, url, expiresAt: momentOf(expires_at) }
    },

    checkoutOf,

    async expire(sessionId) {
      try {
        await sessions.expire(sessionId)
        return { state: 'expired' }
      } catch (error) {
        // Refused if it is no longer open; then its state is fetched.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw troubleOf(error)
        const now = await checkoutOf(sessionId)
        if (now.state === 'open') throw new PaymentTrouble(error)
        return now
      }
    },

    readEvent(body, signature) {
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
      } catch {
        throw new NotFromStripe()
      }
      return paymentEventOf(event)
    },
  }
}

/** After a change of keys, the account may be another one that does not have the checkout. */
function unknownHere(error: unknown): undefined {
  const isUnknown = error instanceof Error && 'code' in error && error.code === 'resource_missing'
  if (!isUnknown) throw error
}

const chargeOfSession = 'payment_intent.latest_charge'

/** A failed bank payment leaves the checkout complete and unpaid, with a payment that requires another method. */
function hasFailed({ payment_status, payment_intent }: Stripe.Checkout.Session): boolean {
  const status = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return payment_status === 'unpaid' && (status === 'requires_payment_method' || status === 'canceled')
}

/** When the charge was made. */
function chargedAt({ payment_intent }: Stripe.Checkout.Session): number | undefined {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : undefined
  return typeof charge === 'object' ? charge?.created : undefined
}

function sessionFor(order: Order): Stripe.Checkout.SessionCreateParams {
  const { invoiceId, clientId, plannerId, currency, amountCents, title, coupleEmail, backTo } = order
  const unit_amount = stripeAmount(amountCents, currency)
  if (unit_amount === undefined) throw new PaymentRefused('Stripe does not take this amount', 'amount')
  const name = title.slice(0, longestTitle)
  const metadata = { invoiceId, clientId, plannerId }
  const paid = new URL(backTo)
  paid.searchParams.set('paid', String(invoiceId))
  return {
    mode: 'payment',
    submit_type: 'pay',
    line_items: [
      { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } } },
    ],
    // The couple pays in the currency of the invoice, and in no other.
    adaptive_pricing: { enabled: false },
    ...(coupleEmail && { customer_email: coupleEmail }),
    metadata,
    payment_intent_data: { description: name, metadata },
    success_url: paid.href,
    cancel_url: backTo,
  }
}

function addressOf(baseUrl: string) {
  const { protocol, hostname, port } = new URL(baseUrl)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('The address of Stripe is no web address')
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()
