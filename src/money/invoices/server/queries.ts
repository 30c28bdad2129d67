import type { InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'
import type { Invoice, SoughtInvoices } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/money.ts'
import { fewFirst } from '#platform/contract/limits.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, desc, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { hasWords, wordsOf } from '#platform/server/db/words.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { invoices } from '#money/invoices/server/table.ts'

const isLate = sql`${invoices.status} in ('Sent', 'Partially Paid') and ${invoices.dueDate} < (select studio_today())`

/** Columns that the couple's role may read too. */
const shownToCouple = {
  id: invoices.id,
  clientId: invoices.clientId,
  invoiceNumber: invoices.invoiceNumber,
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
const whole = {
  ...shownToCouple,
  clientName,
  isSample: invoices.isSample,
  isChosen,
  createdAt: invoices.createdAt,
  updatedAt: invoices.updatedAt,
}

type Settled = { amountCents: number; paidCents: number; waivedCents: number }
type Amounts = Settled & {
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

/** Converts cents to decimal text for answers. */
export function withAmounts<Row extends Amounts>(row: Row) {
  return {
    ...row,
    amount: decimalOf(row.amountCents),
    paid: decimalOf(row.paidCents),
    credited: decimalOf(row.status === 'Void' ? 0 : row.creditedCents),
    processing: decimalOf(row.processingCents),
    tax: decimalOf(row.taxCents),
    open: decimalOf(openCentsOf(row)),
  }
}

/** Open invoices first, by due date; then closed ones, latest first. */
const isOpen = sql`${invoices.status} in ('Sent', 'Partially Paid', 'Overdue')`
const nextDueFirst = [
  desc(isOpen),
  sql`case when ${isOpen} then ${invoices.dueDate} end asc nulls last`,
  desc(invoices.dueDate),
  asc(invoices.id),
]
const ofWedding = eq(invoices.clientId, sql.placeholder('clientId'))

const given = (name: string) => sql`${sql.placeholder(name)}::text`
const isOfStatus = sql`case ${given('status')}
  when 'all' then true
  when 'open' then ${invoices.status} not in ('Draft', 'Void') and ${invoices.amountCents} > ${invoices.paidCents} + ${invoices.waivedCents}
  else ${shownToCouple.status} = ${given('status')} end`
const isOfClient = sql`(${given('clientId')} is null or ${invoices.clientId}::text = ${given('clientId')})`
const amountText = sql`to_char(${invoices.amountCents} / 100.0, 'FM999999999990.00') || to_char(${invoices.amountCents} / 100.0, '" $"FM999,999,999,990.00')`
const searchedText = sql`searchable(concat_ws(chr(10), ${invoices.invoiceNumber}, ${clientName}, ${invoices.description}, ${amountText},
  (select string_agg(line ->> 'description', chr(10)) from jsonb_array_elements(${invoices.lineItems}) line)))`

const matching = preparedSelect({ ...whole, found: sql<number>`count(*) over ()::int` }, (select) =>
  select
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(and(isOfStatus, isOfClient, hasWords(searchedText)))
    .orderBy(...nextDueFirst)
    .limit(sql.placeholder('limit')),
)
const wholeOfWedding = preparedSelect(whole, (select) =>
  select
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(ofWedding)
    .orderBy(...nextDueFirst),
)
const ofWeddingForCouple = preparedSelect(shownToCouple, (select) =>
  select
    .from(invoices)
    .where(ofWedding)
    .orderBy(...nextDueFirst),
)
const counted = preparedSelect({ all: sql<number>`count(*)::int` }, (select) => select.from(invoices))

/** Filtered by the status as of today, which no index contains; a studio has some hundreds of invoices. */
const findMatching = (
  tx: Tx,
  { status, clientId, words, limit = null }: Omit<SoughtInvoices, 'limit'> & { limit?: number | null },
) => matching(tx, { status: status || 'all', clientId: clientId || null, words: wordsOf(words), limit })

export const listInvoices = async (tx: Tx, query: Omit<SoughtInvoices, 'limit'>): Promise<Invoice[]> =>
  (await findMatching(tx, query)).map(withAmounts)

export async function listFirstInvoices(
  tx: Tx,
  { limit = fewFirst, ...query }: SoughtInvoices,
): Promise<FirstOf<Invoice>> {
  const rows = await findMatching(tx, { ...query, limit })
  const [total] = await counted(tx)
  return { rows: rows.map(withAmounts), found: rows[0]?.found ?? 0, all: total?.all ?? 0 }
}

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
    .select(whole)
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(eq(invoices.id, id))
  return withAmounts(row ?? refuse('not-found'))
}

export async function findInvoiceForCouple(tx: Tx, id: number) {
  const [row] = await tx.select(shownToCouple).from(invoices).where(eq(invoices.id, id))
  return withAmounts(row ?? refuse('not-found'))
}

/** Reads and locks the row until this transaction ends. */
export async function lockInvoice(tx: Tx, id: number) {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return row ?? refuse('not-found')
}

/** The studio's next number, locked until this transaction ends. */
export async function takeNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select take_invoice_number() as number`)
  return rows[0]?.number ?? refuse('busy')
}

export async function insertInvoice(tx: Tx, values: typeof invoices.$inferInsert): Promise<number> {
  const [row] = await tx.insert(invoices).values(values).returning({ id: invoices.id })
  return row?.id ?? refuse('not-found')
}

export async function changeInvoice(tx: Tx, id: number, change: Partial<typeof invoices.$inferInsert>): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(invoices.id, id))
}

export async function deleteInvoice(tx: Tx, id: number, number: string): Promise<void> {
  await tx.delete(invoices).where(eq(invoices.id, id))
  await tx.execute(sql`select give_back_invoice_number(${number})`)
}

export async function countInvoicesOf(tx: Tx, clientId: number, ids: number[]): Promise<number> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), inArray(invoices.id, ids)))
  return rows.length
}

/** Open and overdue amounts, and payments since the first of the studio's month and year. */
export async function readTotals(tx: Tx) {
  const { rows } = await tx.execute<Record<'open' | 'overdue' | 'month' | 'year', string>>(sql`
    select
      (select coalesce(sum(greatest(amount_cents - paid_cents - waived_cents, 0)), 0) from invoices where status not in ('Draft', 'Void', 'Paid')) as open,
      (select coalesce(sum(greatest(amount_cents - paid_cents - waived_cents, 0)), 0) from invoices
        where status = 'Overdue' or ${isLate}) as overdue,
      (select coalesce(sum(amount_cents), 0) from invoice_payments where date >= left((select studio_today()), 7)
        and date < left((select studio_today()), 7) || '-99') as month,
      (select coalesce(sum(amount_cents), 0) from invoice_payments where date >= left((select studio_today()), 4)
        and date < left((select studio_today()), 4) || '-99') as year`)
  const { open, overdue, month, year } = rows[0] ?? refuse('not-found')
  const [openNow, late, paidThisMonth, paidThisYear] = [open, overdue, month, year].map((cents) =>
    decimalOf(Number(cents)),
  ) as [string, string, string, string]
  return { open: openNow, overdue: late, paidThisMonth, paidThisYear }
}

export const datedInvoices: DatedTable = {
  table: invoices,
  date: invoices.dueDate,
  dateColumn: 'due_date',
  title: sql`concat_ws(', ', ${invoices.invoiceNumber}, nullif(split_part(${invoices.description}, chr(10), 1), ''))`,
  amount: sql`${invoices.amountCents}`,
  isSettled: sql`(${invoices.status} = 'Paid' or ${invoices.paidCents} + ${invoices.waivedCents} >= ${invoices.amountCents})`,
  isShown: sql`${invoices.status} <> 'Draft'`,
  isLeftOut: sql`(${invoices.status} = 'Void' or ${invoices.isSample})`,
  earliest: sql`${invoices.issuedOn}`,
}
