import type { HistoryEntry } from '#money/invoices/contract/endpoints.ts'
import type { Ledger, LedgerEntry, LedgerSums } from '#money/invoices/contract/ledger.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { YearEntry } from '#money/invoices/server/ledger/year-paper.ts'
import { invoiceHistory } from '#money/invoices/server/table.ts'

export async function listHistory(tx: Tx, invoiceId: number): Promise<HistoryEntry[]> {
  const rows = await tx
    .select()
    .from(invoiceHistory)
    .where(eq(invoiceHistory.invoiceId, invoiceId))
    .orderBy(asc(invoiceHistory.id))
  return rows.map(({ amountBeforeCents, amountCents, paidBeforeCents, paidCents, aboutCents, ...row }) => ({
    ...row,
    about: aboutCents === null ? null : decimalOf(aboutCents, row.currency),
    amountBefore: amountBeforeCents === null ? null : decimalOf(amountBeforeCents, row.currency),
    amount: decimalOf(amountCents, row.currency),
    paidBefore: paidBeforeCents === null ? null : decimalOf(paidBeforeCents, row.currency),
    paid: decimalOf(paidCents, row.currency),
  }))
}

type Row = {
  date: string
  kind: LedgerEntry['kind']
  invoice_id: number
  invoice_number: string
  words: string | null
  currency: string
  cents: string
}

/** Without drafts and void invoices. Refunds that are not owed again are credited. */
export async function readLedger(tx: Tx, clientId: number, main: string): Promise<Ledger> {
  const { rows } = await tx.execute<Row>(sql`
    select coalesce(issued_on, to_char(created_at, 'YYYY-MM-DD')) as date, 'invoice' as kind, id as invoice_id,
        invoice_number, description as words, currency, amount_cents as cents, 0 as place
      from invoices where client_id = ${clientId} and status not in ('Draft', 'Void')
    union all
    select p.date, 'payment', p.invoice_id, i.invoice_number, p.method, i.currency, -p.amount_cents, p.id
      from invoice_payments p join invoices i on i.planner_id = p.planner_id and i.id = p.invoice_id
      where p.client_id = ${clientId}
    union all
    select (select max(p.date) from invoice_payments p where p.planner_id = i.planner_id and p.invoice_id = i.id
          and p.amount_cents < 0 and p.owed_again is not true),
        'credit', i.id, i.invoice_number, null, i.currency, -i.credited_cents, 2147483647
      from invoices i where i.client_id = ${clientId} and i.credited_cents > 0 and i.status not in ('Draft', 'Void')
    order by date, place, invoice_id`)
  const open = new Map<string, number>()
  const entries = rows.map(({ date, kind, invoice_id, invoice_number, words, currency, cents }) => {
    const after = (open.get(currency) ?? 0) + Number(cents)
    open.set(currency, after)
    const decimals = { amount: decimalOf(Number(cents), currency), open: decimalOf(after, currency) }
    return { date, kind, invoiceId: invoice_id, invoiceNumber: invoice_number, words, currency, ...decimals }
  })
  const others = [...open.keys()].filter((currency) => currency !== main).sort()
  return { ...sumsIn(main, rows), others: others.map((currency) => sumsIn(currency, rows)), entries }
}

function sumsIn(currency: string, rows: readonly Row[]): LedgerSums {
  const sumOf = (...kinds: LedgerEntry['kind'][]) =>
    rows
      .filter((row) => row.currency === currency && kinds.includes(row.kind))
      .reduce((sum, { cents }) => sum + Number(cents), 0)
  return {
    currency,
    invoiced: decimalOf(sumOf('invoice'), currency),
    paid: decimalOf(0 - sumOf('payment'), currency),
    credited: decimalOf(0 - sumOf('credit'), currency),
    open: decimalOf(sumOf('invoice', 'payment', 'credit'), currency),
  }
}

type Span = { from?: string | undefined; to?: string | undefined }

export async function invoicesOfSpan(tx: Tx, { from = '', to = '9999' }: Span) {
  const { rows } = await tx.execute<Record<string, string | null>>(sql`
    select i.invoice_number as number, coalesce(i.issued_on, to_char(i.created_at, 'YYYY-MM-DD')) as date,
      concat_ws(' & ', c.partner_one_name, c.partner_two_name) as couple, i.description,
      case when i.status in ('Sent', 'Partially Paid') and i.due_date < (select studio_today()) then 'Overdue' else i.status end as status,
      i.due_date, i.currency, i.amount_cents - i.tax_cents as net, i.tax_label, i.tax_rate, i.tax_cents as tax, i.amount_cents as amount,
      i.paid_cents as paid, i.paid_date, case when i.status = 'Void' then 0 else i.credited_cents end as credited,
      case when i.status in ('Draft', 'Void') then 0 else greatest(i.amount_cents - i.paid_cents - i.waived_cents, 0) end as open
    from invoices i join clients c on c.planner_id = i.planner_id and c.id = i.client_id
    where coalesce(i.issued_on, to_char(i.created_at, 'YYYY-MM-DD')) between ${from} and ${to}
    order by 2, i.id`)
  return rows
}

export async function paymentsOfSpan(tx: Tx, { from = '', to = '9999' }: Span) {
  const { rows } = await tx.execute<Record<string, string | null>>(sql`
    select p.date, i.invoice_number as number, concat_ws(' & ', c.partner_one_name, c.partner_two_name) as couple,
      i.currency, p.amount_cents as amount, p.method, p.source, p.note
    from invoice_payments p
    join invoices i on i.planner_id = p.planner_id and i.id = p.invoice_id
    join clients c on c.planner_id = p.planner_id and c.id = p.client_id
    where p.date between ${from} and ${to}
    order by p.date, p.id`)
  return rows
}

/** Without drafts, void invoices and the sample. What is paid back and not owed again is invoiced less, on its day. */
export async function listYear(tx: Tx, year: number): Promise<YearEntry[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const { rows } = await tx.execute<Omit<YearEntry, 'cents' | 'received'> & { cents: string; received: string }>(sql`
    select entry.date, i.invoice_number as number, concat_ws(' & ', c.partner_one_name, c.partner_two_name) as couple,
      coalesce(entry.words, '') as words, i.currency, entry.cents, entry.received
    from (
      select id as invoice_id, coalesce(issued_on, to_char(created_at, 'YYYY-MM-DD')) as date, description as words,
          amount_cents as cents, 0 as received, 0 as place
        from invoices where status not in ('Draft', 'Void')
      union all
      select invoice_id, date, method, 0, amount_cents, id from invoice_payments
      union all
      select id, (select max(p.date) from invoice_payments p where p.planner_id = i.planner_id and p.invoice_id = i.id
            and p.amount_cents < 0 and p.owed_again is not true),
          'Refunded and not owed again', -credited_cents, 0, 2147483647
        from invoices i where credited_cents > 0 and status not in ('Draft', 'Void')
    ) entry
    join invoices i on i.id = entry.invoice_id and not i.is_sample
    join clients c on c.planner_id = i.planner_id and c.id = i.client_id
    where entry.date between ${from} and ${to}
    order by entry.date, entry.place, entry.invoice_id`)
  return rows.map(({ cents, received, ...row }) => ({ ...row, cents: Number(cents), received: Number(received) }))
}
