import { findRegion, studioToday } from '#studio/studios/server/public/studios.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { createHash } from 'node:crypto'
import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#money/online-payments/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { findInvoiceSettings } from '#money/billing/server/public.ts'
import { findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { findInvoiceForCouple, openCentsOf } from '#money/invoices/server/public/read-invoices.ts'
import { money } from '#platform/server/foundation/words.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import {
  NotFromStripe,
  PaymentRefused,
  PaymentTrouble,
  type CheckoutNow,
  type Order,
} from '#money/online-payments/server/online-payments.ts'
import { enqueuePaymentEvent } from '#money/online-payments/server/jobs/enqueue-event.ts'
import { insertCheckout, listCheckouts } from '#money/online-payments/server/queries.ts'

type Payments = HandlersOf<typeof endpoints>

const noInstructions = 'Your planner will tell you how to pay. Send a message if you have any questions.'

/** Couples do not see the service's error messages. Permanent refusals are handled by the caller. */
const unreachable = (error: unknown): never => {
  if (!(error instanceof PaymentTrouble) || error instanceof PaymentRefused) throw error
  return refuse('busy', { message: msg('The payment page cannot be opened at the moment. Please try again soon.') })
}

const paidAMomentAgo = () =>
  refuse('taken', { message: msg('This was paid a moment ago. Your planner will see it soon.') })
const isOnItsWay = () =>
  refuse('taken', { message: msg('A bank payment for this invoice is on its way. It takes a few days to arrive.') })
const hasChanged = () =>
  refuse('taken', { message: msg('This invoice changed a moment ago. Please check it again before you pay.') })

/** Refuses a second payment. */
function refuseIfPaid(now: CheckoutNow): void {
  if (now.state !== 'complete' || now.event?.kind === 'failed') return
  if (now.event?.kind === 'processing') isOnItsWay()
  paidAMomentAgo()
}

const keyOf = (order: Omit<Order, 'idempotencyKey'>, last: string | undefined) => {
  const asked = JSON.stringify({ ...order, last, day: dayInUtc() })
  return `invoice ${order.invoiceId} ${createHash('sha256').update(asked).digest('base64url')}`
}

/** Why online payment is impossible, for the planner. */
const reasons = {
  amount: 'Stripe does not accept a payment of this amount.',
  keys: 'Stripe does not accept the key of this installation. Whoever runs it can find more in its log.',
  order: 'Stripe does not accept this payment. Whoever runs this installation can find more in its log.',
}

/** Prevents paying twice on two checkouts: an open one for this amount is reused, any other is closed. */
const pay: Payments['pay'] = {
  async outside({ who, params, within, services: { payments, publicUrl } }) {
    const { invoice, client, settings, checkouts, region } = await within(async (tx) => {
      const invoice = await findInvoiceForCouple(tx, params.id)
      const client = await findClientForCouple(tx, who.clientId)
      const checkouts = await listCheckouts(tx, params.id)
      const settings = await findInvoiceSettings(tx)
      return { invoice, client, checkouts, settings, region: await findRegion(tx) }
    })
    const amountCents = openCentsOf(invoice)
    if (invoice.processingCents > 0) return isOnItsWay()
    if (amountCents === 0) return refuse('taken', { message: msg('There is nothing left to pay on this invoice.') })
    const instructions = settings.paymentInstructions ?? noInstructions
    if (!payments) return { instructions }
    const { currency } = invoice
    const amount = money(amountCents, currency, region)
    if (!payments.takes(amountCents, currency)) return { instructions, notice: `${amount} cannot be paid online.` }
    try {
      const open = checkouts.filter(({ isOpen }) => isOpen)
      for (const other of open.filter((checkout) => checkout.amountCents !== amountCents))
        refuseIfPaid(await payments.expire(other.sessionId).catch(unreachable))
      const known = open.find((checkout) => checkout.amountCents === amountCents)
      const now = known && (await payments.checkoutOf(known.sessionId).catch(unreachable))
      if (known && now?.state === 'open') return { checkoutUrl: known.url }
      if (now) refuseIfPaid(now)
      const order = {
        invoiceId: invoice.id,
        clientId: who.clientId,
        plannerId: who.plannerId,
        currency,
        amountCents,
        title: `Invoice ${invoice.invoiceNumber}`,
        coupleEmail: client.email,
        backTo: `${publicUrl}/client-portal/${who.clientId}?tab=billing`,
      }
      const idempotencyKey = keyOf(order, checkouts[0]?.sessionId)
      const checkout = await payments.openCheckout({ ...order, idempotencyKey }).catch(unreachable)
      // Concurrent changes of the invoice wait for this row's lock, then close the checkout that it names.
      const owed = await within(async (tx) => {
        await insertCheckout(tx, { clientId: who.clientId, invoiceId: invoice.id, amountCents, ...checkout })
        return openCentsOf(await findInvoiceForCouple(tx, params.id))
      })
      return owed === amountCents ? { checkoutUrl: checkout.url } : hasChanged()
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      await within(async (tx) =>
        notify(tx, who.plannerId, {
          type: 'payment',
          title: `${coupleNames(client)} could not pay ${amount} online`,
          message: `Invoice ${invoice.invoiceNumber}. ${reasons[error.because]}`,
          priority: 'high',
          relatedType: 'invoice',
          relatedId: invoice.id,
          once: `payment-refused ${invoice.id} ${error.because} ${await studioToday(tx)}`,
        }),
      )
      return { instructions, notice: 'This cannot be paid online right now. Your planner has been notified.' }
    }
  },
}

/** Fetches what no webhook has reported yet, so that a returning couple sees the outcome. */
const checkPayment: Payments['checkPayment'] = {
  async outside({ params, within, services: { payments } }) {
    const { invoice, checkouts } = await within(async (tx) => ({
      invoice: await findInvoiceForCouple(tx, params.id),
      checkouts: await listCheckouts(tx, params.id),
    }))
    const unsettled = payments ? checkouts.filter(({ isUnsettled }) => isUnsettled) : []
    for (const { sessionId } of unsettled) {
      const now = await payments?.checkoutOf(sessionId).catch(unreachable)
      const event = now?.state === 'complete' ? now.event : undefined
      if (!event) continue
      if (!(event.kind === 'processing' && invoice.processingCents > 0))
        await within((tx) => enqueuePaymentEvent(tx, event))
      return { state: event.kind }
    }
    if (invoice.paymentFailedAt) return { state: 'failed' }
    if (invoice.processingCents > 0) return { state: 'processing' }
    return { state: invoice.paidCents > 0 && openCentsOf(invoice) === 0 ? 'paid' : 'open' }
  },
}

/** Webhook events are accepted if signed, and handled by a job, because there is no session here. */
const webhook: Payments['webhook'] = async ({ tx, signed, services: { payments } }) => {
  if (!payments || !signed) return refuse('not-found')
  try {
    await enqueuePaymentEvent(tx, payments.readEvent(signed.bytes, signed.signature))
  } catch (error) {
    if (error instanceof NotFromStripe) return refuse('invalid', { message: 'This does not come from Stripe.' })
    throw error
  }
  return { received: true as const }
}

export const payments: Payments = { pay, checkPayment, webhook }
