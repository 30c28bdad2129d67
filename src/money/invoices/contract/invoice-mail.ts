import * as z from 'zod/mini'
import * as calls from '#money/invoices/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/fields.ts'

/** A letter that told of an invoice or of a payment of it, or a reminder. */
const invoiceMail = z.object({
  at: instant,
  kind: z.enum(['letter', 'receipt', 'week', 'reminder', 'reminder by hand']),
  /** Who got the letter; null for reminders, which go to everybody of the couple who may see money. */
  name: z.nullable(z.string()),
  channel: z.enum(['mail', 'notification', 'both']),
  /** When a link in it was first used. */
  openedAt: z.nullable(instant),
  bounced: z.boolean(),
  /** It may not have gone out. */
  uncertain: z.boolean(),
})
export type InvoiceMail = z.output<typeof invoiceMail>

export const listMail = endpoint(calls.listMail, {
  summary: 'What was mailed about an invoice, the latest first',
  needs: 'money',
  for: { planner: { returns: z.array(invoiceMail) } },
})
