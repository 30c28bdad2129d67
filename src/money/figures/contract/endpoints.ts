import * as z from 'zod/mini'
import * as calls from '#money/figures/contract/calls.ts'
import { rowsOf, tables } from '#money/figures/contract/figure-names.ts'
import { invoiceStatuses } from '#money/invoices/contract/invoice-statuses.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date, id, madeFile } from '#platform/contract/fields.ts'
import { firstOf, sought } from '#platform/contract/paging.ts'

/** Whole minor units, such as cents, of the currency beside them. Amounts of different currencies are never added. */
const minor = z.int()

const figures = {
  currency: z.string(),
  /** Drafts and what was sent. */
  contracted: minor,
  drafted: minor,
  /** What was issued, less what was paid back and is not owed again. */
  sent: minor,
  /** Payments, less what was paid back. */
  paid: minor,
  /** What is still to be paid of what was sent. */
  open: minor,
  /** The part of it whose due date has passed. */
  overdue: minor,
}

export const figuresOfOne = z.object(figures)

const weddingFigures = z.object({
  clientId: id,
  clientName: z.string(),
  weddingDate: z.nullable(z.string()),
  ...figures,
})
export type WeddingFigures = z.output<typeof weddingFigures>

/** By the month of a payment, and of the due date of an invoice; null for invoices without one. */
const monthFigures = z.object({ month: z.nullable(z.string()), ...figures })
export type MonthFigures = z.output<typeof monthFigures>
export type Figures = Pick<MonthFigures, keyof typeof figures>

const money = z.object({ weddings: z.array(weddingFigures), months: z.array(monthFigures) })
export type Money = z.output<typeof money>

const day = z.optional(z.union([z.literal(''), date]))
/** Days of payments, and of due dates; without both, everything. */
const span = { from: day, to: day }

export const read = endpoint(calls.read, {
  summary: 'What is contracted, drafted, sent, paid, open and overdue, by wedding and by month, in minor units',
  needs: 'money',
  for: { planner: { query: z.object(span), returns: money } },
})

/** An invoice or a payment, with what it adds to the figure. */
const row = z.object({
  invoiceId: id,
  /** Null for a draft. */
  invoiceNumber: z.nullable(z.string()),
  paymentId: z.nullable(id),
  clientId: id,
  clientName: z.string(),
  /** Of the payment, or the due date. */
  date: z.nullable(z.string()),
  status: z.enum(invoiceStatuses),
  words: z.nullable(z.string()),
  amount: minor,
  currency: z.string(),
})
export type MoneyRow = z.output<typeof row>

const wanted = z.object({
  ...span,
  figure: z.enum(rowsOf),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'Please enter a currency such as USD.'))),
  clientId: z.optional(z.pipe(z.coerce.number<string | number>(), id)),
  /** Only what has no date. */
  undated: z.optional(z.literal('true')),
  limit: sought.shape.limit,
})
export type Wanted = z.output<typeof wanted>

export const rows = endpoint(calls.rows, {
  summary: 'The invoices or payments that a figure consists of, the earliest first',
  needs: 'money',
  for: {
    planner: {
      query: wanted,
      returns: z.extend(firstOf(row), { sums: z.array(z.object({ currency: z.string(), amount: minor })) }),
    },
  },
})

export const csv = endpoint(calls.csv, {
  summary: 'The figures by wedding or by month as CSV',
  needs: 'money',
  for: { planner: { query: z.object({ ...span, by: z.enum(tables) }), returns: madeFile } },
})
