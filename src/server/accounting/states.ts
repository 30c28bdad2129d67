import type { InvoiceSyncState } from '#contract/accounting.ts'
import { decimalOf } from '#contract/money.ts'
import {
  accountingConnections as connections,
  accountingLinks as links,
  type LinkKind,
  type LinkState,
} from '#server/accounting/table.ts'
import { and, asc, eq, inArray, not, isNull, or, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { invoicePayments } from '#server/invoices/table.ts'

const isOf = (kind: LinkKind) => eq(links.kind, kind)
const ofConnection = and(eq(connections.plannerId, links.plannerId), eq(connections.companyId, links.companyId))
const ofPayment = and(eq(invoicePayments.plannerId, links.plannerId), eq(invoicePayments.id, links.localId))

/** How each invoice stands. It also speaks for the payments towards it, which are shown nowhere else. */
export async function listStates(tx: Tx): Promise<InvoiceSyncState[]> {
  const { state, lastError, syncedAt } = links
  const invoices: InvoiceSyncState[] = await tx
    .select({ invoiceId: links.localId, state, lastError, syncedAt })
    .from(links)
    .innerJoin(connections, ofConnection)
    .where(isOf('invoice'))
  const payments = await tx
    .select({
      invoiceId: invoicePayments.invoiceId,
      amountCents: invoicePayments.amountCents,
      date: invoicePayments.date,
      state,
      lastError,
    })
    .from(links)
    .innerJoin(connections, ofConnection)
    .innerJoin(invoicePayments, ofPayment)
    .where(and(isOf('payment'), not(isNull(lastError))))
    .orderBy(asc(invoicePayments.date), asc(invoicePayments.id))
  const stateOf = new Map(invoices.map((invoice) => [invoice.invoiceId, invoice]))
  for (const payment of payments) {
    const invoice = stateOf.get(payment.invoiceId)
    if (!invoice) continue
    const words = `Payment of ${decimalOf(payment.amountCents)} on ${payment.date}: ${payment.lastError}`
    invoice.lastError = [invoice.lastError, words].filter(Boolean).join(' ')
    invoice.state = graver(invoice.state, payment.state)
  }
  return invoices
}

/** A payment that only waits does not keep its invoice from being in step. */
const graver = (ofInvoice: LinkState, ofPayment: LinkState): LinkState =>
  ofInvoice === 'failed' || ofPayment === 'failed' ? 'failed' : ofPayment === 'deleted' ? 'deleted' : ofInvoice

/** What was deleted there is forgotten, so that it is made anew. True if there was anything to forget. */
export async function sendAgain(tx: Tx, invoiceId: number): Promise<boolean> {
  const ofInvoice = tx
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
  const isPayment = and(isOf('payment'), inArray(links.localId, ofInvoice))
  const isInvoice = and(isOf('invoice'), eq(links.localId, invoiceId))
  const gone = await tx
    .delete(links)
    .where(and(eq(links.state, 'deleted'), or(isInvoice, isPayment)))
    .returning({ kind: links.kind })
  // Payments that are still there go towards the new invoice.
  if (gone.some(({ kind }) => kind === 'invoice'))
    await tx
      .update(links)
      .set({ state: 'waiting' })
      .where(and(isPayment, sql`${links.externalId} not like '%:%'`))
  return gone.length > 0
}
