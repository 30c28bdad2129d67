import { studioToday } from '#studio/studios/server/public/studios.ts'
import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { findCurrency } from '#weddings/clients/server/public/currency.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { insertInvoice, takeNumber } from '#money/invoices/server/public/write-invoices.ts'
import { listInvoicesOfWedding } from '#money/invoices/server/public/read-invoices.ts'

/** A sample invoice for trying the sync. It is labelled as such, and hidden from couples. */
export async function writeSample(tx: Tx, clientId: number): Promise<void> {
  if ((await listInvoicesOfWedding(tx, clientId)).length > 0) return
  const today = await studioToday(tx)
  const currency = await findCurrency(tx, clientId)
  const amountCents = 2500 * 10 ** digitsOf(currency)
  const decimal = decimalOf(amountCents, currency)
  const line = { description: 'Sample: full planning', quantity: '1', rate: decimal, amount: decimal }
  await insertInvoice(tx, {
    clientId,
    invoiceNumber: await takeNumber(tx),
    description: 'Sample invoice, to try out the sync',
    lineItems: [line],
    currency,
    amountCents,
    status: 'Sent',
    issuedOn: today,
    dueDate: today,
    isSample: true,
  })
}
