import { openStatuses, type InvoiceStatus } from '#contract/invoice-statuses.ts'
import type { Invoice } from '#contract/invoices.ts'
import { centsOf } from '#contract/money.ts'
import type { Tone } from '#web/ui/layout/Badge.tsx'

export const statusTones: Record<InvoiceStatus, Tone> = {
  Draft: 'grey',
  Sent: 'blue',
  'Partially Paid': 'amber',
  Paid: 'green',
  Overdue: 'red',
  Void: 'neutral',
}

type WithStatus = Pick<Invoice, 'status'>

export const isOpen = ({ status }: WithStatus): boolean => openStatuses.includes(status)
export const isDraft = ({ status }: WithStatus): boolean => status === 'Draft'
export const canBeChanged = ({ status }: WithStatus): boolean => status !== 'Void'
/** What was paid already may also be paid back. */
export const takesPayments = ({ status }: WithStatus): boolean => status !== 'Draft' && status !== 'Void'
/** A draft is deleted instead, and what was paid is paid back before. */
export const canBeVoided = (invoice: Pick<Invoice, 'status' | 'paid'>): boolean =>
  takesPayments(invoice) && !centsOf(invoice.paid)

type Refunded = Pick<Invoice, 'paid' | 'open' | 'credited'>

/** What to call an invoice of which something was paid back that is not owed again. */
export function refundedInWords({ paid, open, credited }: Refunded): string | undefined {
  if (!centsOf(credited)) return undefined
  return centsOf(paid) || centsOf(open) ? 'Partly refunded' : 'Refunded'
}
