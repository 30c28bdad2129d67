import type { Invoice, SoughtInvoices } from '#money/invoices/contract/endpoints.ts'
import type { Totals } from '#money/invoices/contract/totals.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { fewFirst } from '#platform/contract/limits.ts'
import type { FirstOf } from '#platform/contract/paging.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { hasWords, wordsOf } from '#platform/server/db/words.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
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
/** As it is sent, and as it is written in the US; digits alone are found in both. */
const amountText = sql`decimal_of(${invoices.amountCents}, ${invoices.currency})
  || ' $' || regexp_replace(decimal_of(${invoices.amountCents}, ${invoices.currency}), '(\\d)(?=(\\d{3})+(\\.|$))', '\\1,', 'g')`
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

type Summed = { currency: string } & Record<'open' | 'overdue' | 'month' | 'year', string>

/** Open and overdue amounts, and payments since the first of the studio's month and year, of each currency. */
export async function readTotals(tx: Tx): Promise<Totals> {
  const { currency: own } = await findRegion(tx)
  const { rows } = await tx.execute<Summed>(sql`
    select currency, sum(open) as open, sum(overdue) as overdue, sum(month) as month, sum(year) as year from (
      select currency, greatest(amount_cents - paid_cents - waived_cents, 0) as open,
          case when status = 'Overdue' or ${isLate} then greatest(amount_cents - paid_cents - waived_cents, 0) else 0 end as overdue,
          0 as month, 0 as year
        from invoices where status not in ('Draft', 'Void', 'Paid')
      union all
      select i.currency, 0, 0, case when p.date >= left((select studio_today()), 7) and p.date < left((select studio_today()), 7) || '-99'
          then p.amount_cents else 0 end, p.amount_cents
        from invoice_payments p join invoices i on i.planner_id = p.planner_id and i.id = p.invoice_id
        where p.date >= left((select studio_today()), 4) and p.date < left((select studio_today()), 4) || '-99'
    ) entry group by currency order by currency`)
  const totalsOf = ({ currency, open, overdue, month, year }: Summed) => ({
    currency,
    open: decimalOf(Number(open), currency),
    overdue: decimalOf(Number(overdue), currency),
    paidThisMonth: decimalOf(Number(month), currency),
    paidThisYear: decimalOf(Number(year), currency),
  })
  const none = { currency: own, open: '0', overdue: '0', month: '0', year: '0' }
  const inOwn = rows.find(({ currency }) => currency === own) ?? none
  return { ...totalsOf(inOwn), others: rows.filter((row) => row !== inOwn).map(totalsOf) }
}
