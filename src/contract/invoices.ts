import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant } from '#contract/fields.ts'

/** As stored; an unpaid one whose date has passed is overdue whatever stands here. */
export const invoiceStatuses = ['Draft', 'Sent', 'Partially Paid', 'Paid', 'Overdue', 'Void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Amounts are decimal strings outside, cents inside. */
const amount = z.string()

export const invoiceLine = z.object({ description: z.string(), quantity: z.string(), rate: amount, amount })
export type InvoiceLine = z.output<typeof invoiceLine>

const shownToCouples = {
  id,
  clientId: id,
  invoiceNumber: z.string(),
  amount,
  dueDate: z.nullable(z.string()),
  status: z.enum(invoiceStatuses),
  description: z.nullable(z.string()),
  lineItems: z.array(invoiceLine),
  paidDate: z.nullable(z.string()),
}

export const coupleInvoice = z.object(shownToCouples)
export type CoupleInvoice = z.output<typeof coupleInvoice>

export const invoice = z.object({ ...shownToCouples, createdAt: instant, updatedAt: instant })
export type Invoice = z.output<typeof invoice>

export const ofClient = endpoint('GET /api/clients/{id}/invoices', {
  summary: 'The invoices of one wedding, the next due first; a couple sees only those that are meant for it',
  about: ['invoices', 'portals'],
  for: { planner: { returns: z.array(invoice) }, couple: { returns: z.array(coupleInvoice) } },
})
