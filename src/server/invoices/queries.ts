import type { InvoiceStatus } from '#contract/invoice-statuses.ts'
import type { Invoice, InvoiceFilter } from '#contract/invoices.ts'
import { decimalOf } from '#contract/money.ts'
import { clientName, clients, ofItsCouple } from '#server/clients/table.ts'
import { and, asc, desc, eq, inArray, sql } from '#server/db/drizzle.ts'
import type { DatedTable } from '#server/db/dated-rows.ts'
import type { Tx } from '#server/db/pool.ts'
import { preparedSelect } from '#server/db/statement.ts'
import { isHeld } from '#server/letters/waiting-queries.ts'
import { isMailedAboutMoney } from '#server/people/queries.ts'
import { refuse } from '#server/ground/refusal.ts'
import { invoices } from '#server/invoices/table.ts'

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

const all = preparedSelect(whole, (select) =>
  select
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .orderBy(...nextDueFirst),
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

/** Filtered by the status as of today, which no index contains; a studio has some hundreds of invoices. */
export async function listInvoices(tx: Tx, status: InvoiceFilter = 'all', clientId?: number): Promise<Invoice[]> {
  const rows = clientId === undefined ? await all(tx) : await wholeOfWedding(tx, { clientId })
  const fits = (row: Amounts) => status === 'all' || (status === 'open' ? openCentsOf(row) > 0 : row.status === status)
  return [...rows].filter(fits).map(withAmounts)
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

export async function studioToday(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(sql`select studio_today() as today`)
  return rows[0]?.today ?? refuse('not-found')
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

/** The earliest hour, in the planner's time zone, at which couples get reminders. */
const earliestReminderHour = 9
/** Maximum reminders of one invoice after its due date. */
const mostRemindersAfter = 3

/** The start of the day in the planner's time zone. */
const midnight = sql`now() - (local_time(p.time_zone) - date_trunc('day', local_time(p.time_zone)))`

/** A couple's due invoice, with the mail's sender. Amounts are cents. */
export type DueInvoice = {
  id: number
  client_id: number
  planner_id: number
  number: string
  due_date: string
  today: string
  open: string
  is_late: boolean
  studio: string
  instructions: string | null
}

/**
 * Records a studio's due reminders and returns what is due per couple: once before the due date and a few times after, as the
 * planner's settings say. Skipped are invoices that are paid, in payment, void, draft or hidden, a repeated reminder
 * for a date, a second mail in a day, one about what is late sooner after the last than the planner chose, the day on which letters tell of an invoice, weddings whose letters are held, and couples of whom nobody who may see money was
 * invited and wants mail.
 */
export async function takeReminders(tx: Tx, plannerId: number): Promise<DueInvoice[]> {
  const { rows } = await tx.execute<DueInvoice>(sql`
    with due as (
      select i.planner_id, i.client_id, i.id, i.invoice_number as number, i.due_date,
        i.amount_cents - i.paid_cents - i.waived_cents as open, b.remind_before, b.remind_after, b.payment_instructions as instructions,
        to_char(local_time(p.time_zone), 'YYYY-MM-DD')::date as today, ${midnight} as midnight,
        coalesce(p.business_name, p.name) as studio
      from billing_settings b
      join planners p on p.id = b.planner_id
      join invoices i on i.planner_id = p.id
      join clients c on c.planner_id = i.planner_id and c.id = i.client_id
      left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
      where p.id = ${plannerId} and (b.remind_before is not null or b.remind_after is not null)
        and extract(hour from local_time(p.time_zone)) >= ${earliestReminderHour} and not ${isHeld(sql`c`)}
        and exists (select from people p where p.planner_id = c.planner_id and p.client_id = c.id and ${isMailedAboutMoney})
        and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents and i.due_date is not null
        and i.processing_cents = 0 and not i.is_sample
        and not exists (select from notices n where n.planner_id = i.planner_id and n.client_id = i.client_id and n.kind = 'invoice'
          and n.subject_id = i.id and n.created_at >= ${midnight})
        and (z.id is null or z.selected_invoices = '[]' or z.selected_invoices @> to_jsonb(i.id))
    ), named as (
      select *, due_date::date < today as is_late, case
        when remind_before is not null and today between due_date::date - remind_before and due_date::date then 'before'
        when remind_after is not null and today >= due_date::date + remind_after
          then 'after ' || least(${mostRemindersAfter}, (today - due_date::date) / remind_after) end as kind
      from due
      where (remind_before is not null and today between due_date::date - remind_before and due_date::date)
        or (remind_after is not null and due_date::date < today)
    ), reasons as (
      insert into invoice_reminders (planner_id, client_id, invoice_id, kind, due_date)
        select planner_id, client_id, id, kind, due_date from named n
        where kind is not null and not exists (select from invoice_reminders r
          where r.planner_id = n.planner_id and r.client_id = n.client_id
            and r.sent_at >= n.midnight - make_interval(days => case when n.kind like 'after %' then n.remind_after - 1 else 0 end))
        on conflict do nothing
      returning planner_id, client_id
    )
    select id, planner_id, client_id, number, due_date, today::text, open, is_late, studio, instructions
    from named where (planner_id, client_id) in (select planner_id, client_id from reasons)
    order by planner_id, client_id, due_date, id`)
  return rows
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
