import type { InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, desc, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { invoices } from '#money/invoices/server/table.ts'

export const isLate = sql`${invoices.status} in ('Sent', 'Partially Paid') and ${invoices.dueDate} < (select studio_today())`

/** Columns that the couple's role may read too. */
export const columnsForCouple = {
  id: invoices.id,
  clientId: invoices.clientId,
  /** A couple sees nothing that has no number. */
  invoiceNumber: sql<string>`${invoices.invoiceNumber}`,
  currency: invoices.currency,
  amountCents: invoices.amountCents,
  paidCents: invoices.paidCents,
  waivedCents: invoices.waivedCents,
  creditedCents: invoices.creditedCents,
  processingCents: invoices.processingCents,
  paymentFailedAt: invoices.paymentFailedAt,
  dueDate: invoices.dueDate,
  offset: invoices.offset,
  status: sql<InvoiceStatus>`case when ${isLate} then 'Overdue' else ${invoices.status} end`,
  description: invoices.description,
  lineItems: invoices.lineItems,
  taxLabel: invoices.taxLabel,
  taxRate: invoices.taxRate,
  taxCents: invoices.taxCents,
  paidDate: invoices.paidDate,
  issuedOn: invoices.issuedOn,
}
const isChosen = sql<boolean>`coalesce((select z.selected_invoices = '[]' or z.selected_invoices @> to_jsonb(${invoices.id})
  from portal_customizations z where z.planner_id = ${invoices.plannerId} and z.client_id = ${invoices.clientId}), true)`
export const allColumns = {
  ...columnsForCouple,
  invoiceNumber: invoices.invoiceNumber,
  clientName,
  isSample: invoices.isSample,
  isChosen,
  createdAt: invoices.createdAt,
  updatedAt: invoices.updatedAt,
}

type Settled = { amountCents: number; paidCents: number; waivedCents: number }
type Amounts = Settled & {
  currency: string
  creditedCents: number
  processingCents: number
  taxCents: number
  status: InvoiceStatus
}

/** The amount not covered by payments, or by refunds that are not owed again. */
export const restCentsOf = ({ amountCents, paidCents, waivedCents }: Settled): number =>
  Math.max(0, amountCents - paidCents - waivedCents)

/** The amount still to be paid: zero for drafts, voided and overpaid invoices. */
export const openCentsOf = (invoice: Amounts): number =>
  invoice.status === 'Draft' || invoice.status === 'Void' ? 0 : restCentsOf(invoice)

/** Converts minor units to decimal text for answers. */
export function withAmounts<Row extends Amounts>(row: Row) {
  const decimal = (minor: number) => decimalOf(minor, row.currency)
  return {
    ...row,
    amount: decimal(row.amountCents),
    paid: decimal(row.paidCents),
    credited: decimal(row.status === 'Void' ? 0 : row.creditedCents),
    processing: decimal(row.processingCents),
    tax: decimal(row.taxCents),
    open: decimal(openCentsOf(row)),
  }
}

/** Open invoices first, then drafts, both by due date; then closed ones, latest first. */
const isOpen = sql`${invoices.status} in ('Sent', 'Partially Paid', 'Overdue')`
const isDraft = sql`${invoices.status} = 'Draft'`
export const nextDueFirst = [
  desc(isOpen),
  desc(isDraft),
  sql`case when ${isOpen} or ${isDraft} then ${invoices.dueDate} end asc nulls last`,
  desc(invoices.dueDate),
  asc(invoices.id),
]
const ofWedding = eq(invoices.clientId, sql.placeholder('clientId'))

const wholeOfWedding = preparedSelect(allColumns, (select) =>
  select
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(ofWedding)
    .orderBy(...nextDueFirst),
)
const ofWeddingForCouple = preparedSelect(columnsForCouple, (select) =>
  select
    .from(invoices)
    .where(ofWedding)
    .orderBy(...nextDueFirst),
)

export async function listInvoicesOfWedding(tx: Tx, clientId: number): Promise<Invoice[]> {
  const rows = await wholeOfWedding(tx, { clientId })
  return rows.map(withAmounts)
}

/** The columns and, by row security, the invoices that the couple may see. */
export async function listInvoicesForCouple(tx: Tx, clientId: number) {
  const rows = await ofWeddingForCouple(tx, { clientId })
  return rows.map(withAmounts)
}

export async function findInvoice(tx: Tx, id: number) {
  const [row] = await tx
    .select(allColumns)
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(eq(invoices.id, id))
  return withAmounts(row ?? refuse('not-found'))
}

export async function findInvoiceForCouple(tx: Tx, id: number) {
  const [row] = await tx.select(columnsForCouple).from(invoices).where(eq(invoices.id, id))
  return withAmounts(row ?? refuse('not-found'))
}

export async function countInvoicesOf(tx: Tx, clientId: number, ids: number[]): Promise<number> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), inArray(invoices.id, ids)))
  return rows.length
}
