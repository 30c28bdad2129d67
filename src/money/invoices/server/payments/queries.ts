import type { Payment } from '#money/invoices/contract/payments.ts'
import { invoicePayments, invoices } from '#money/invoices/server/table.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { and, asc, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Columns that the couple's role may read too. */
const shownToCouple = {
  id: invoicePayments.id,
  invoiceId: invoicePayments.invoiceId,
  currency: invoices.currency,
  amountCents: invoicePayments.amountCents,
  date: invoicePayments.date,
  method: invoicePayments.method,
}
const whole = {
  ...shownToCouple,
  note: invoicePayments.note,
  owedAgain: invoicePayments.owedAgain,
  source: invoicePayments.source,
  createdAt: invoicePayments.createdAt,
}
const inOrder = [asc(invoicePayments.date), asc(invoicePayments.id)]

const ofInvoice = and(eq(invoices.plannerId, invoicePayments.plannerId), eq(invoices.id, invoicePayments.invoiceId))

const withAmount = <Row extends { amountCents: number; currency: string }>(row: Row) => ({
  ...row,
  amount: decimalOf(row.amountCents, row.currency),
})

export async function listPayments(tx: Tx, invoiceId: number): Promise<Payment[]> {
  const rows = await tx
    .select(whole)
    .from(invoicePayments)
    .innerJoin(invoices, ofInvoice)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(...inOrder)
  return rows.map(withAmount)
}

export async function listPaymentsForCouple(tx: Tx, invoiceId: number) {
  const rows = await tx
    .select(shownToCouple)
    .from(invoicePayments)
    .innerJoin(invoices, ofInvoice)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(...inOrder)
  return rows.map(withAmount)
}

export async function findPayment(tx: Tx, invoiceId: number, id: number) {
  const [row] = await tx
    .select(whole)
    .from(invoicePayments)
    .innerJoin(invoices, ofInvoice)
    .where(and(eq(invoicePayments.id, id), eq(invoicePayments.invoiceId, invoiceId)))
  return row ?? refuse('not-found')
}

export async function sayIfOwedAgain(tx: Tx, id: number, owedAgain: boolean): Promise<void> {
  await tx.update(invoicePayments).set({ owedAgain }).where(eq(invoicePayments.id, id))
}
