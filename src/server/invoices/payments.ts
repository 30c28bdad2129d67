import { centsOf } from '#contract/money.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/http/refusal.ts'
import { insertPayment } from '#server/payments/queries.ts'

type Stored = { id: number; clientId: number; status: string; paidCents: number }
type Given = { amount: string; date: string; method?: string | null | undefined; note?: string | null | undefined }

/** A payment that the planner notes; what was paid back is one below zero. */
export async function addPayment(tx: Tx, invoice: Stored, given: Given): Promise<void> {
  if (invoice.status === 'Draft') refuse('taken', { message: 'This invoice is a draft. Mark it as sent first.' })
  if (invoice.status === 'Void') refuse('taken', { message: 'This invoice was voided, so nothing is paid on it.' })
  const amountCents = centsOf(given.amount) ?? 0
  const issue = (message: string) => refuse('invalid', { message, issues: [{ path: 'amount', message }] })
  if (amountCents === 0) issue('Please give an amount other than zero.')
  if (invoice.paidCents + amountCents < 0) issue('No more can be paid back than was paid.')
  const { date, method, note } = given
  const { id: invoiceId, clientId } = invoice
  await insertPayment(tx, { invoiceId, clientId, amountCents, date, method: method || null, note: note || null })
}
