import type { contract } from '#contract/index.ts'
import { findLetterhead } from '#server/billing/queries.ts'
import { findOpenClient } from '#server/clients/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { refuse } from '#server/http/refusal.ts'
import { findOpenInvoice, openCentsOf } from '#server/invoices/queries.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { NotFromStripe } from '#server/payments/online.ts'
import { findCheckout, insertCheckout } from '#server/payments/queries.ts'

type Invoices = HandlersOf<typeof contract.invoices>
type Billing = HandlersOf<typeof contract.billing>

const noInstructions = 'Your planner will tell you how to pay. Send a message if you have any questions.'

/** A page of the payment service that is still open for this amount is used again, so nobody pays twice on two of them. */
export const pay: Invoices['pay'] = {
  async outside({ who, params, within, house: { payments, publicUrl } }) {
    const { invoice, client, letterhead, known } = await within(async (tx) => {
      const invoice = await findOpenInvoice(tx, params.id)
      const client = await findOpenClient(tx, who.clientId)
      const known = await findCheckout(tx, params.id, openCentsOf(invoice))
      return { invoice, client, known, letterhead: await findLetterhead(tx) }
    })
    const amountCents = openCentsOf(invoice)
    if (amountCents === 0) return refuse('taken', { message: 'There is nothing left to pay on this invoice.' })
    if (!payments) return { instructions: letterhead.paymentInstructions ?? noInstructions }
    if (known && (await payments.checkoutOf(known.sessionId)) === 'open') return { checkoutUrl: known.url }
    const checkout = await payments.openCheckout({
      invoiceId: invoice.id,
      clientId: who.clientId,
      plannerId: who.plannerId,
      amountCents,
      title: `Invoice ${invoice.invoiceNumber}`,
      coupleEmail: client.email,
      backTo: `${publicUrl}/client-portal/${who.clientId}?tab=billing`,
      idempotencyKey: `invoice ${who.plannerId} ${invoice.id} ${amountCents} ${known?.sessionId ?? 'first'} ${new Date().toISOString().slice(0, 10)}`,
    })
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
    const event = await payments.readEvent(signed.bytes, signed.signature)
    if (event.kind === 'paid') await enqueue(tx, 'note-payment', event)
  } catch (error) {
    if (error instanceof NotFromStripe) return refuse('invalid', { message: 'This does not come from Stripe.' })
    throw error
  }
  return { received: true as const }
}
