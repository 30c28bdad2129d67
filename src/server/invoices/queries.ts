import type { Invoice } from '#contract/invoices.ts'
import { and, asc, eq, inArray, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { invoices } from '#server/invoices/table.ts'

/** What the couple's role may read too. */
const open = {
  id: invoices.id,
  clientId: invoices.clientId,
  invoiceNumber: invoices.invoiceNumber,
  amount: sql<string>`(${invoices.amountCents} / 100.0)::numeric(20, 2)::text`,
  dueDate: invoices.dueDate,
  status: invoices.status,
  description: invoices.description,
  lineItems: invoices.lineItems,
  paidDate: invoices.paidDate,
}
const whole = { ...open, createdAt: invoices.createdAt, updatedAt: invoices.updatedAt }

const nextDueFirst = [sql`${invoices.dueDate} asc nulls last`, asc(invoices.id)]
const ofWedding = eq(invoices.clientId, sql.placeholder('clientId'))

const wholeOfWedding = statement(whole, (query) =>
  query
    .select(whole)
    .from(invoices)
    .where(ofWedding)
    .orderBy(...nextDueFirst),
)
const openOfWedding = statement(open, (query) =>
  query
    .select(open)
    .from(invoices)
    .where(ofWedding)
    .orderBy(...nextDueFirst),
)

export const listInvoicesOf = (tx: Tx, clientId: number): Promise<Invoice[]> => wholeOfWedding(tx, { clientId })

/** The columns, and by its row security the invoices, that the couple may see. */
export const listOpenInvoicesOf = (tx: Tx, clientId: number) => openOfWedding(tx, { clientId })

export async function countInvoicesOf(tx: Tx, clientId: number, ids: number[]): Promise<number> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), inArray(invoices.id, ids)))
  return rows.length
}
