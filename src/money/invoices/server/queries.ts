import type { Invoice, SoughtInvoices } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/money.ts'
import { fewFirst } from '#platform/contract/limits.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { hasWords, wordsOf } from '#platform/server/db/words.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { invoices } from '#money/invoices/server/table.ts'
import {
  columnsForCouple,
  allColumns,
  nextDueFirst,
  withAmounts,
  isLate,
} from '#money/invoices/server/public/read-invoices.ts'

const given = (name: string) => sql`${sql.placeholder(name)}::text`
const isOfStatus = sql`case ${given('status')}
  when 'all' then true
  when 'open' then ${invoices.status} not in ('Draft', 'Void') and ${invoices.amountCents} > ${invoices.paidCents} + ${invoices.waivedCents}
  else ${columnsForCouple.status} = ${given('status')} end`
const isOfClient = sql`(${given('clientId')} is null or ${invoices.clientId}::text = ${given('clientId')})`
const amountText = sql`to_char(${invoices.amountCents} / 100.0, 'FM999999999990.00') || to_char(${invoices.amountCents} / 100.0, '" $"FM999,999,999,990.00')`
const searchedText = sql`searchable(concat_ws(chr(10), ${invoices.invoiceNumber}, ${clientName}, ${invoices.description}, ${amountText},
  (select string_agg(line ->> 'description', chr(10)) from jsonb_array_elements(${invoices.lineItems}) line)))`

const matching = preparedSelect({ ...allColumns, found: sql<number>`count(*) over ()::int` }, (select) =>
  select
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(and(isOfStatus, isOfClient, hasWords(searchedText)))
    .orderBy(...nextDueFirst)
    .limit(sql.placeholder('limit')),
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

/** A number that was typed, or given to a draft before drafts had none, is used again. */
export async function deleteInvoice(tx: Tx, id: number, number: string | null): Promise<void> {
  await tx.delete(invoices).where(eq(invoices.id, id))
  if (number !== null) await tx.execute(sql`select give_back_invoice_number(${number})`)
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
