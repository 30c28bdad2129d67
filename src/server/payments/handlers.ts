import type { contract } from '#contract/index.ts'
import { findLetterhead } from '#server/billing/queries.ts'
import { findOpenClient } from '#server/clients/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { refuse } from '#server/http/refusal.ts'
import { findOpenInvoice, openCentsOf } from '#server/invoices/queries.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { AlreadyPaid, NotFromStripe, PaymentTrouble } from '#server/payments/online-payments.ts'
import { insertCheckout, listCheckouts } from '#server/payments/queries.ts'

type Invoices = HandlersOf<typeof contract.invoices>
type Billing = HandlersOf<typeof contract.billing>

const paidOrUnreachable = (error: unknown): never =>
  error instanceof AlreadyPaid ? paidAMomentAgo() : unreachable(error)

const noInstructions = 'Your planner will tell you how to pay. Send a message if you have any questions.'

/** What went wrong there is not the couple's to read. */
const unreachable = (error: unknown): never => {
  if (!(error instanceof PaymentTrouble)) throw error
  return refuse('busy', { message: 'The payment page can not be opened at the moment. Please try again soon.' })
}

const paidAMomentAgo = () => refuse('taken', { message: 'This was paid a moment ago. Your planner will see it soon.' })

/** Nobody pays twice on two pages of the service: what is open for this amount is used again, and any other is closed. */
export const pay: Invoices['pay'] = {
  async outside({ who, params, within, house: { payments, publicUrl } }) {
    const { invoice, client, letterhead, checkouts } = await within(async (tx) => {
      const invoice = await findOpenInvoice(tx, params.id)
      const client = await findOpenClient(tx, who.clientId)
      const checkouts = await listCheckouts(tx, params.id)
      return { invoice, client, checkouts, letterhead: await findLetterhead(tx) }
    })
    const amountCents = openCentsOf(invoice)
    if (amountCents === 0) return refuse('taken', { message: 'There is nothing left to pay on this invoice.' })
    if (!payments) return { instructions: letterhead.paymentInstructions ?? noInstructions }
    const open = checkouts.filter(({ isOpen }) => isOpen)
    for (const other of open.filter((checkout) => checkout.amountCents !== amountCents))
      await payments.expire(other.sessionId).catch(paidOrUnreachable)
    const known = open.find((checkout) => checkout.amountCents === amountCents)
    const state = known && (await payments.checkoutOf(known.sessionId).catch(unreachable)).state
    if (known && state === 'open') return { checkoutUrl: known.url }
    if (state === 'complete') return paidAMomentAgo()
    const order = {
      invoiceId: invoice.id,
      clientId: who.clientId,
      plannerId: who.plannerId,
      amountCents,
      title: `Invoice ${invoice.invoiceNumber}`,
      coupleEmail: client.email,
      backTo: `${publicUrl}/client-portal/${who.clientId}?tab=billing`,
      idempotencyKey: `invoice ${who.plannerId} ${invoice.id} ${amountCents} ${checkouts[0]?.sessionId ?? 'first'} ${new Date().toISOString().slice(0, 10)}`,
    }
    const checkout = await payments.openCheckout(order).catch(unreachable)
    await within((tx) =>
      insertCheckout(tx, { clientId: who.clientId, invoiceId: invoice.id, amountCents, ...checkout }),
    )
    return { checkoutUrl: checkout.url }
  },
}

/** What the service tells is believed if it is signed, and noted by a job, because nobody is signed in here. */
export const webhook: Billing['webhook'] = async ({ tx, signed, house: { payments } }) => {
  if (!payments || !signed) return refuse('not-found')
  try {
    const event = payments.readEvent(signed.bytes, signed.signature)
    if (event.kind === 'paid') await enqueue(tx, 'note-payment', event)
    else if (event.kind !== 'other') await enqueue(tx, 'note-refund', event)
  } catch (error) {
    if (error instanceof NotFromStripe) return refuse('invalid', { message: 'This does not come from Stripe.' })
    throw error
  }
  return { received: true as const }
}
