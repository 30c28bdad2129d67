import * as z from 'zod/mini'
import * as calls from '#money/invoices/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date, decimal, id, madeFile } from '#platform/contract/fields.ts'

/** Transactions between a studio and a couple by date, with the balance after each. */
export const ledgerEntry = z.object({
  date: z.string(),
  kind: z.enum(['invoice', 'payment', 'credit']),
  invoiceId: id,
  invoiceNumber: z.string(),
  words: z.nullable(z.string()),
  currency: z.string(),
  /** Positive: invoiced or refunded. Negative: paid, or refunded and not owed again. */
  amount: decimal,
  /** Of this currency. */
  open: decimal,
})
export type LedgerEntry = z.output<typeof ledgerEntry>

const sums = { currency: z.string(), invoiced: decimal, paid: decimal, credited: decimal, open: decimal }
const ledger = z.object({
  /** Of the wedding's currency. */
  ...sums,
  /** Of each other currency that it has invoices in. */
  others: z.array(z.object(sums)),
  entries: z.array(ledgerEntry),
})
export type LedgerSums = Omit<Ledger, 'entries' | 'others'>
export type Ledger = z.output<typeof ledger>

export const readLedger = endpoint(calls.readLedger, {
  summary: 'Invoiced, paid, credited and open of one wedding, day by day',
  needs: 'money',
  for: { planner: { returns: ledger } },
})

const span = z.object({ from: z.optional(date), to: z.optional(date) })

export const invoicesCsv = endpoint(calls.invoicesCsv, {
  summary: 'The invoices that were written in a span of days, as CSV for the tax adviser',
  needs: 'money',
  for: { planner: { query: span, returns: madeFile } },
})

export const paymentsCsv = endpoint(calls.paymentsCsv, {
  summary: 'The payments of a span of days, as CSV for the tax adviser',
  needs: 'money',
  for: { planner: { query: span, returns: madeFile } },
})

export const ledgerPdf = endpoint(calls.ledgerPdf, {
  summary: 'Invoices and payments of a year by quarter, on paper for the accountant',
  needs: 'money',
  for: {
    planner: {
      query: z.object({
        year: z.coerce.number('Please enter a year.').check(z.int(), z.minimum(1900), z.maximum(2999)),
      }),
      returns: madeFile,
    },
  },
})
