import { msg } from '#platform/contract/locale/translate.ts'
import { openStatuses, type InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import type { Tone } from '#platform/web/ui/layout/Badge.tsx'

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
/** Paid invoices are included, because they can be refunded. */
export const takesPayments = ({ status }: WithStatus): boolean => status !== 'Draft' && status !== 'Void'
/** Drafts are deleted instead, and paid invoices have to be refunded first. */
export const canBeVoided = (invoice: Pick<Invoice, 'status' | 'paid'>): boolean =>
  takesPayments(invoice) && !isSome(invoice.paid)

type Refunded = Pick<Invoice, 'paid' | 'open' | 'credited'>

/** The label of an invoice with refunds that are not owed again. */
export function refundedInWords({ paid, open, credited }: Refunded): string | undefined {
  if (!isSome(credited)) return undefined
  return isSome(paid) || isSome(open) ? msg('Partly refunded') : msg('Refunded')
}
