import * as z from 'zod/mini'
import * as calls from '#money/invoices/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  date,
  decimal,
  id,
  instant,
  madeFile,
  nothing,
  offset,
  optionalDate,
  optionalParagraph,
  optionalText,
  requiredText,
} from '#platform/contract/fields.ts'
import { percent, taxRate } from '#money/billing/contract/tax-rate.ts'
import { amount } from '#platform/contract/amount.ts'
import { currency } from '#platform/contract/locale/currency-field.ts'
import { invoiceLine, newLine } from '#money/invoices/contract/invoice-lines.ts'
import { invoiceStatuses } from '#money/invoices/contract/invoice-statuses.ts'
import { limits } from '#platform/contract/limits.ts'
import { totals } from '#money/invoices/contract/totals.ts'
import { couplePayment, payment } from '#money/invoices/contract/payments.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { firstOf, sought } from '#platform/contract/paging.ts'
import { couplesMail } from '#weddings/news/contract/couples-mail.ts'

const shownToCouples = {
  id,
  clientId: id,
  invoiceNumber: z.string(),
  /** ISO 4217, of all its amounts: that of the wedding while it is a draft, and fixed from then on. */
  currency: z.string(),
  amount: decimal,
  paid: decimal,
  /** The amount still to be paid; zero for drafts and voided invoices. */
  open: decimal,
  /** The refunded amount that is not owed again, up to what would otherwise be open. */
  credited: decimal,
  /** Bank payments in progress; until they settle, no further online payment is possible. */
  processing: decimal,
  /** When a bank payment failed; reset by the next attempt. */
  paymentFailedAt: z.nullable(instant),
  /** Null while it is a draft without a date. */
  issuedOn: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  /** How far the due date is from the wedding's date; null for a fixed one. */
  offset: z.nullable(offset),
  status: z.enum(invoiceStatuses),
  description: z.nullable(z.string()),
  lineItems: z.array(invoiceLine),
  taxLabel: z.nullable(z.string()),
  taxRate: z.nullable(z.string()),
  tax: decimal,
  paidDate: z.nullable(z.string()),
}

export const coupleInvoice = z.object(shownToCouples)
export type CoupleInvoice = z.output<typeof coupleInvoice>

export const invoice = z.object({
  ...shownToCouples,
  /** Null for a draft, which gets its number when it is issued. */
  invoiceNumber: z.nullable(z.string()),
  clientName: z.string(),
  isSample: z.boolean(),
  /** Whether the planner chose it for the portal; if none is chosen, all are shown. */
  isChosen: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type Invoice = z.output<typeof invoice>

const optionalFields = {
  /** Defaults to the day it was sent. */
  issuedOn: optionalDate,
  dueDate: optionalDate,
  /** Ties the due date to the wedding's date, in place of `dueDate`; null ends that. */
  offset: z.optional(z.nullable(offset)),
  description: optionalParagraph(),
  status: z.optional(z.enum(invoiceStatuses, 'Please choose one of the statuses.')),
  /** Allowed only with status Paid; defaults to today. */
  paidDate: optionalDate,
  invoiceNumber: optionalText(40),
  taxLabel: optionalText(60),
  taxRate,
  lineItems: z.optional(z.array(newLine).check(z.maxLength(200, 'An invoice has at most 200 lines.'))),
  /** Sum of the lines and tax; without lines, the price of the single service. */
  amount: z.optional(amount),
}

/** Lines or an amount are required; without a number, it gets the studio's next one when it is issued. */
export const invoiceForm = z.object(optionalFields)
export type InvoiceForm = z.output<typeof invoiceForm>

/** In which the amounts were entered; refused if the invoice has, or would get, another one. */
const seenCurrency = { currency: z.optional(currency) }

export const newInvoice = z.object({ ...optionalFields, ...seenCurrency })
export const invoiceChange = z.object({ ...optionalFields, ...seenCurrency, previous: previousOf(optionalFields) })

export const ofClient = endpoint(calls.ofClient, {
  feature: 'billing',
  summary: 'The invoices of one wedding, the next due first; a couple sees only those that are meant for it',
  needs: 'money',
  for: { planner: { returns: z.array(invoice) }, couple: { returns: z.array(coupleInvoice) } },
})

export const create = endpoint(calls.create, {
  summary: 'Writes an invoice, a draft if nothing else is said; what is issued gets the next number of the studio',
  needs: 'money',
  for: { planner: { body: newInvoice, returns: invoice } },
})

const clientId = z.optional(z.union([z.literal(''), z.pipe(z.coerce.number<string | number>(), id)]))
const status = z.optional(z.union([z.literal(''), z.enum(['all', 'open', ...invoiceStatuses])]))
const filters = z.object({ status, clientId })
export const list = endpoint(calls.list, {
  summary: 'All invoices of the studio, the next due first',
  needs: 'money',
  for: { planner: { query: filters, returns: z.array(invoice) } },
})

const soughtInvoices = z.extend(filters, sought.shape)
export type SoughtInvoices = z.output<typeof soughtInvoices>

export const first = endpoint(calls.first, {
  summary: 'The first invoices that match, the next due first, and how many there are',
  needs: 'money',
  for: { planner: { query: soughtInvoices, returns: firstOf(invoice) } },
})

export const readTotals = endpoint(calls.readTotals, {
  summary: 'What is open, what of it is overdue, and what was paid this month and this year',
  needs: 'money',
  for: { planner: { returns: totals } },
})

/** An entry in the append-only history of an invoice's amounts. */
export const historyEntry = z.object({
  id,
  at: instant,
  /** Who made the change: a planner, a couple, or a service. */
  by: z.string(),
  what: z.enum([
    'created',
    'sent',
    'changed',
    'currency changed',
    'payment',
    'payment removed',
    'refunded',
    'refund undone',
    'owed again',
    'not owed again',
    'processing',
    'payment failed',
    'disputed',
    'dispute withdrawn',
    'dispute reinstated',
    'dispute won',
    'dispute lost',
    'dispute closed',
    'voided',
  ]),
  status: z.enum(invoiceStatuses),
  /** Of the amounts of this entry. */
  currency: z.string(),
  amountBefore: z.nullable(decimal),
  amount: decimal,
  paidBefore: z.nullable(decimal),
  paid: decimal,
  /** The amount concerned, if neither the total nor the paid amount has changed. */
  about: z.nullable(decimal),
  words: z.nullable(z.string()),
})
export type HistoryEntry = z.output<typeof historyEntry>

const planners = z.extend(invoice, { payments: z.array(payment), history: z.array(historyEntry) })
export type InvoiceWithAll = z.output<typeof planners>

export const read = endpoint(calls.read, {
  feature: 'billing',
  summary: 'One invoice with its payments; for the planner with its history too',
  needs: 'money',
  for: {
    planner: { returns: planners },
    couple: { returns: z.extend(coupleInvoice, { payments: z.array(couplePayment) }) },
  },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields; the status Void voids it, Paid notes a payment of what is open',
  needs: 'money',
  for: { planner: { body: invoiceChange, returns: invoice } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a draft; what was marked as sent can only be voided',
  needs: 'money',
  for: { planner: { returns: nothing } },
})

export const duplicate = endpoint(calls.duplicate, {
  summary: 'Writes a draft with the same lines',
  needs: 'money',
  for: { planner: { returns: invoice } },
})

export const newPayment = z.object({
  amount,
  date,
  method: optionalText(60),
  note: optionalParagraph(500),
  /** Must be set to pay more than is open. */
  moreThanOpen: z.optional(z.boolean()),
  /** For a refund: whether the amount is owed again. False by default. */
  owedAgain: z.optional(z.boolean()),
})
export type NewPayment = z.output<typeof newPayment>

export const addPayment = endpoint(calls.addPayment, {
  summary: 'Notes a payment, or with an amount below zero what was paid back; the status follows',
  needs: 'money',
  for: { planner: { body: newPayment, returns: invoice } },
})

export const changePayment = endpoint(calls.changePayment, {
  summary: 'Says whether what was paid back is owed again; the status follows',
  needs: 'money',
  for: { planner: { body: z.object({ owedAgain: z.boolean() }), returns: invoice } },
})

export const removePayment = endpoint(calls.removePayment, {
  summary: 'Takes a payment back that the planner noted by mistake',
  needs: 'money',
  for: { planner: { returns: nothing } },
})

/** A part of a payment plan: a share of the total, due on a date or, whenever that is, some days before the wedding. */
const planPart = z.object({
  description: requiredText('Please say what this part is.', limits.line),
  percent: z.optional(percent),
  amount: z.optional(amount),
  dueDate: optionalDate,
  daysBeforeWedding: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(3650)))),
})

export const paymentPlan = z.object({
  amount,
  issuedOn: optionalDate,
  description: optionalParagraph(),
  taxLabel: optionalText(60),
  taxRate,
  status: z.optional(z.enum(['Draft', 'Sent'])),
  parts: z
    .array(planPart)
    .check(z.minLength(1, 'A plan has at least one part.'), z.maxLength(36, 'A plan has at most 36 parts.')),
})
export type PaymentPlan = z.output<typeof paymentPlan>

export const plan = endpoint(calls.plan, {
  summary: 'Splits an amount into a deposit and installments: one invoice for each part, all or none',
  needs: 'money',
  for: { planner: { body: z.object({ ...paymentPlan.shape, ...seenCurrency }), returns: z.array(invoice) } },
})

export const remind = endpoint(calls.remind, {
  summary: 'Mails the couple about an open invoice, at most once in three days',
  status: 202,
  needs: 'money',
  for: { planner: { returns: couplesMail } },
})

export const pdf = endpoint(calls.pdf, {
  feature: 'billing',
  summary: 'The invoice as PDF',
  needs: 'money',
  for: { planner: { returns: madeFile }, couple: { returns: madeFile } },
})
