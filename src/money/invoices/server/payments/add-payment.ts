import { findLocale, studioToday } from '#studio/studios/server/public/studios.ts'
import type { NewPayment } from '#money/invoices/contract/endpoints.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { refuseFuturePayment } from '#money/invoices/server/days.ts'
import { restCentsOf } from '#money/invoices/server/public/read-invoices.ts'
import { amountIn } from '#platform/server/foundation/amount-in.ts'
import { money } from '#platform/server/foundation/words.ts'
import { insertPayment, tellOfPayment } from '#money/invoices/server/public/payments.ts'

type Stored = {
  id: number
  clientId: number
  status: string
  currency: string
  amountCents: number
  paidCents: number
  waivedCents: number
}

/** Records a payment for the planner; a refund is negative. */
export async function addPayment(tx: Tx, invoice: Stored, given: NewPayment): Promise<void> {
  if (invoice.status === 'Draft') refuse('taken', { message: 'This invoice is a draft. Mark it as sent first.' })
  if (invoice.status === 'Void')
    refuse('taken', { message: 'This invoice was voided, so no payments can be recorded on it.' })
  const amountCents = amountIn(invoice.currency, given.amount, 'amount')
  const issue = (message: string) => refuseField('amount', message)
  if (amountCents === 0) issue('Please enter an amount other than zero.')
  if (invoice.paidCents + amountCents < 0) issue('You cannot refund more than was paid.')
  const tooMuch = amountCents - restCentsOf(invoice)
  if (amountCents > 0 && tooMuch > 0 && !given.moreThanOpen)
    issue(
      `That is ${money(tooMuch, invoice.currency, (await findLocale(tx)).region)} more than is open. If it was really paid, please confirm it.`,
    )
  refuseFuturePayment('date', given.date, await studioToday(tx), await findLocale(tx))
  const { date, method, note } = given
  const { id: invoiceId, clientId } = invoice
  const owedAgain = amountCents < 0 ? (given.owedAgain ?? null) : null
  const id = await insertPayment(tx, {
    invoiceId,
    clientId,
    amountCents,
    date,
    method: method || null,
    note: note || null,
    owedAgain,
  })
  if (id !== undefined && amountCents > 0)
    await tellOfPayment(tx, id, { ...invoice, amountCents }, (await findLocale(tx)).region)
}
