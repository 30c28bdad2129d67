import type { Figures, Money, MoneyRow, Wanted } from '#money/figures/contract/endpoints.ts'
import { figureNames, type FigureName, type RowsOf } from '#money/figures/contract/figure-names.ts'
import { invoicePayments, invoices } from '#money/invoices/server/table.ts'
import { isLate } from '#money/invoices/server/public/read-invoices.ts'
import { fewFirst } from '#platform/contract/limits.ts'
import { clientName, clients } from '#weddings/clients/server/table.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

const open = sql`greatest(${invoices.amountCents} - ${invoices.paidCents} - ${invoices.waivedCents}, 0)`
const isDraft = sql`${invoices.status} = 'Draft'`
const agreed = sql`${invoices.amountCents} - ${invoices.creditedCents}`

/**
 * What each invoice and payment adds to each figure: the sums and their rows are read from here, so that they agree. Payments
 * of void invoices are there, because they may have been paid back in another month.
 */
export const entries = sql`(
  select ${invoices.clientId} as client_id, ${invoices.id} as invoice_id, null::int as payment_id,
    ${invoices.dueDate} as date, ${invoices.description} as words, ${invoices.currency} as currency, part.figure, part.cents
  from ${invoices}
  cross join lateral (values
    ('contracted', ${agreed}),
    ('drafted', case when ${isDraft} then ${agreed} end),
    ('sent', case when not ${isDraft} then ${agreed} end),
    ('open', case when not ${isDraft} then ${open} end),
    ('overdue', case when ${invoices.status} = 'Overdue' or ${isLate} then ${open} end)
  ) part (figure, cents)
  where ${invoices.status} <> 'Void' and not ${invoices.isSample} and part.cents <> 0
  union all
  select ${invoicePayments.clientId}, ${invoicePayments.invoiceId}, ${invoicePayments.id},
    ${invoicePayments.date}, ${invoicePayments.method}, ${invoices.currency}, 'paid', ${invoicePayments.amountCents}
  from ${invoicePayments}
  join ${invoices} on ${invoices.plannerId} = ${invoicePayments.plannerId} and ${invoices.id} = ${invoicePayments.invoiceId}
  where not ${invoices.isSample}
) entry`

type Span = { from?: string | undefined; to?: string | undefined }

/** What has no date belongs to no span. */
const within = ({ from, to }: Span) => sql`(${from || null}::text is null or entry.date >= ${from || null}::text)
  and (${to || null}::text is null or entry.date <= ${to || null}::text)`

export type Sums = { currency: string } & Record<FigureName, string>
type Sum = Sums & {
  client_id: number | null
  couple: string | null
  wedding_date: string | null
  by_wedding: boolean
  month: string | null
}

export const sums = sql.join(
  figureNames.map(
    (name) => sql`coalesce(sum(entry.cents) filter (where entry.figure = ${name}), 0) as ${sql.raw(name)}`,
  ),
  sql`, `,
)

export const figuresOf = (row: Sums): Figures => ({
  currency: row.currency,
  contracted: Number(row.contracted),
  drafted: Number(row.drafted),
  sent: Number(row.sent),
  paid: Number(row.paid),
  open: Number(row.open),
  overdue: Number(row.overdue),
})

/** The next wedding first, then those that were, the latest first; those without a date last. */
export async function readMoney(tx: Tx, span: Span): Promise<Money> {
  const { rows } = await tx.execute<Sum>(sql`
    with summed as (
      select entry.client_id, left(entry.date, 7) as month, entry.currency, grouping(entry.client_id) = 0 as by_wedding, ${sums}
      from ${entries} where ${within(span)}
      group by grouping sets ((entry.client_id, entry.currency), (left(entry.date, 7), entry.currency))
    )
    select summed.*, ${clientName} as couple, ${clients.weddingDate} as wedding_date
    from summed left join ${clients} on ${clients.id} = summed.client_id
    order by month nulls last, ${clients.weddingDate} < (select studio_today()) nulls last,
      case when ${clients.weddingDate} >= (select studio_today()) then ${clients.weddingDate} end,
      ${clients.weddingDate} desc nulls last, client_id, currency`)
  return {
    weddings: rows.flatMap((row) =>
      row.by_wedding && row.client_id && row.couple
        ? [{ clientId: row.client_id, clientName: row.couple, weddingDate: row.wedding_date, ...figuresOf(row) }]
        : [],
    ),
    months: rows.flatMap((row) => (row.by_wedding ? [] : [{ month: row.month, ...figuresOf(row) }])),
  }
}

const ofFigure = (figure: RowsOf) =>
  figure === 'income' ? sql`entry.figure in ('paid', 'open')` : sql`entry.figure = ${figure}`

type Found = { rows: MoneyRow[]; found: number; all: number; sums: { currency: string; amount: number }[] }

export async function listRows(
  tx: Tx,
  { figure, currency, clientId, undated, limit = fewFirst, ...span }: Wanted,
): Promise<Found> {
  const isWanted = sql`${ofFigure(figure)} and ${within(span)}
    and (${currency ?? null}::text is null or entry.currency = ${currency ?? null})
    and (${clientId ?? null}::int is null or entry.client_id = ${clientId ?? null})
    and (${undated ?? null}::text is null or entry.date is null)`
  const { rows } = await tx.execute<MoneyRow & { amount: string }>(sql`
    select ${invoices.id} as "invoiceId", ${invoices.invoiceNumber} as "invoiceNumber", entry.payment_id as "paymentId",
      ${clients.id} as "clientId", ${clientName} as "clientName", entry.date,
      case when ${isLate} then 'Overdue' else ${invoices.status} end as status, entry.words, entry.currency, entry.cents as amount
    from ${entries}
    join ${invoices} on ${invoices.id} = entry.invoice_id
    join ${clients} on ${clients.id} = entry.client_id
    where ${isWanted}
    order by entry.date nulls last, entry.invoice_id, entry.payment_id
    limit ${limit}`)
  const { rows: summed } = await tx.execute<{ currency: string; amount: string; count: number }>(sql`
    select entry.currency, sum(entry.cents) as amount, count(*)::int as count from ${entries}
    where ${isWanted} group by entry.currency order by entry.currency`)
  const found = summed.reduce((count, row) => count + row.count, 0)
  return {
    rows: rows.map((row) => ({ ...row, amount: Number(row.amount) })),
    found,
    all: found,
    sums: summed.map((row) => ({ currency: row.currency, amount: Number(row.amount) })),
  }
}
