import { studioToday } from '#studio/studios/server/public/studios.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { insertInvoice, takeNumber } from '#money/invoices/server/public/write-invoices.ts'
import { listInvoicesOfWedding } from '#money/invoices/server/public/read-invoices.ts'

/** A sample invoice for trying the sync. It is labelled as such, and hidden from couples. */
export async function writeSample(tx: Tx, clientId: number): Promise<void> {
  if ((await listInvoicesOfWedding(tx, clientId)).length > 0) return
  const today = await studioToday(tx)
  const line = { description: 'Sample: full planning', quantity: '1', rate: '2500.00', amount: '2500.00' }
  await insertInvoice(tx, {
    clientId,
    invoiceNumber: await takeNumber(tx),
    description: 'Sample invoice, to try out the sync',
    lineItems: [line],
    amountCents: 250_000,
    status: 'Sent',
    issuedOn: today,
    dueDate: today,
    isSample: true,
  })
}
