import type { Payment } from '#contract/invoices.ts'
import { decimalOf } from '#contract/money.ts'
import { and, asc, desc, eq, gt, isNull, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/http/refusal.ts'
import { checkouts, invoicePayments, invoices } from '#server/invoices/table.ts'

/** What the couple's role may read too. */
const open = {
  id: invoicePayments.id,
  invoiceId: invoicePayments.invoiceId,
  amountCents: invoicePayments.amountCents,
  date: invoicePayments.date,
  method: invoicePayments.method,
}
const whole = {
  ...open,
  note: invoicePayments.note,
  source: invoicePayments.source,
  createdAt: invoicePayments.createdAt,
}
const inOrder = [asc(invoicePayments.date), asc(invoicePayments.id)]

const withAmount = <Row extends { amountCents: number }>(row: Row) => ({ ...row, amount: decimalOf(row.amountCents) })

export async function listPayments(tx: Tx, invoiceId: number): Promise<Payment[]> {
  const rows = await tx
    .select(whole)
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(...inOrder)
  return rows.map(withAmount)
}

export async function listOpenPayments(tx: Tx, invoiceId: number) {
  const rows = await tx
    .select(open)
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(...inOrder)
  return rows.map(withAmount)
}

/** False if a service has told of this very payment before. */
export async function insertPayment(tx: Tx, values: typeof invoicePayments.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(invoicePayments)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: invoicePayments.id })
  return rows.length > 0
}

export async function findPayment(tx: Tx, invoiceId: number, id: number) {
  const [row] = await tx
    .select(whole)
    .from(invoicePayments)
    .where(and(eq(invoicePayments.id, id), eq(invoicePayments.invoiceId, invoiceId)))
  return row ?? refuse('not-found')
}

export async function deletePayment(tx: Tx, id: number): Promise<void> {
  await tx.delete(invoicePayments).where(eq(invoicePayments.id, id))
}

const isOpen = sql<boolean>`${checkouts.settledAt} is null and ${checkouts.expiresAt} > now() + interval '10 minutes'`

/** Where the couple went to pay, the newest first, and whether it may still be doing so. */
export function listCheckouts(tx: Tx, invoiceId: number) {
  return tx
    .select({ sessionId: checkouts.sessionId, url: checkouts.url, amountCents: checkouts.amountCents, isOpen })
    .from(checkouts)
    .where(eq(checkouts.invoiceId, invoiceId))
    .orderBy(desc(checkouts.id))
}

export async function insertCheckout(tx: Tx, values: typeof checkouts.$inferInsert): Promise<void> {
  await tx.insert(checkouts).values(values).onConflictDoNothing()
}

const mostAtOnce = 500
/** What is open on the invoice is no longer what is asked for there. */
const isStale = sql<boolean>`${invoices.status} in ('Draft', 'Void') or ${invoices.amountCents} - ${invoices.paidCents} <> ${checkouts.amountCents}`

/** For jobs, which serve every studio, as is all that follows. A bank may take weeks; after that, nothing comes any more. */
export function listUnsettled(tx: Tx) {
  return tx
    .select({ sessionId: checkouts.sessionId, isStale })
    .from(checkouts)
    .innerJoin(invoices, and(eq(invoices.plannerId, checkouts.plannerId), eq(invoices.id, checkouts.invoiceId)))
    .where(and(isNull(checkouts.settledAt), gt(checkouts.expiresAt, sql`now() - interval '30 days'`)))
    .orderBy(checkouts.id)
    .limit(mostAtOnce)
}

export async function settleCheckout(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ settledAt: sql`now()` })
    .where(eq(checkouts.sessionId, sessionId))
}

export async function findOnlinePayment(tx: Tx, paymentId: string) {
  const [row] = await tx
    .select({
      plannerId: invoicePayments.plannerId,
      clientId: invoicePayments.clientId,
      invoiceId: invoicePayments.invoiceId,
    })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.source, 'stripe'), eq(invoicePayments.externalId, paymentId)))
  return row
}

export async function deleteRefund(tx: Tx, plannerId: number, refundId: string): Promise<void> {
  const ofPlanner = eq(invoicePayments.plannerId, plannerId)
  await tx.delete(invoicePayments).where(and(ofPlanner, eq(invoicePayments.externalId, refundId)))
}
