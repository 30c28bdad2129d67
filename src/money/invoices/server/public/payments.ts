import { recordPayment } from '#money/invoices/server/payments/audit-queries.ts'
import { invoicePayments, invoices } from '#money/invoices/server/table.ts'
import type { Region } from '#platform/contract/locale/region.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { money } from '#platform/server/foundation/words.ts'
import { tell } from '#weddings/news/server/public/tell.ts'

/** The new payment's id; undefined if this payment is recorded already. */
export async function insertPayment(tx: Tx, values: typeof invoicePayments.$inferInsert): Promise<number | undefined> {
  const [row] = await tx
    .insert(invoicePayments)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: invoicePayments.id })
  if (row) await recordPayment(tx, 'payment-added', row.id)
  return row?.id
}

type Paid = { clientId: number; currency: string; amountCents: number }

/** The couple's receipt. */
export async function tellOfPayment(tx: Tx, paymentId: number, paid: Paid, region: Region): Promise<void> {
  const { clientId, currency, amountCents } = paid
  await tell(tx, {
    clientId,
    kind: 'payment',
    subjectId: paymentId,
    title: `Payment received: ${money(amountCents, currency, region)}`,
    detail: await paidFor(tx, paymentId, region),
  })
}

/** Which invoice a payment is for, and what is left to pay of it. */
async function paidFor(tx: Tx, paymentId: number, region: Region): Promise<string> {
  const { status, invoiceNumber, currency, amountCents, paidCents, waivedCents } = invoices
  const [row] = await tx
    .select({
      status,
      currency,
      number: invoiceNumber,
      rest: sql<number>`${amountCents} - ${paidCents} - ${waivedCents}`.mapWith(Number),
    })
    .from(invoicePayments)
    .innerJoin(
      invoices,
      and(eq(invoices.plannerId, invoicePayments.plannerId), eq(invoices.id, invoicePayments.invoiceId)),
    )
    .where(eq(invoicePayments.id, paymentId))
  if (!row || row.status === 'Void') return row ? `For invoice ${row.number}.` : ''
  if (row.rest <= 0) return `For invoice ${row.number}, which is now paid in full.`
  return `For invoice ${row.number}. ${money(row.rest, row.currency, region)} is left to pay.`
}

export async function deletePayment(tx: Tx, id: number): Promise<void> {
  await recordPayment(tx, 'payment-removed', id)
  await tx.delete(invoicePayments).where(eq(invoicePayments.id, id))
}
