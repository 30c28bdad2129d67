import { msg } from '#platform/contract/locale/translate.ts'

/** Overdue is derived from an open invoice's due date and need not be set. */
export const invoiceStatuses = ['Draft', 'Sent', 'Partially Paid', 'Paid', 'Overdue', 'Void'] as const
/** As they are shown, to be translated. */
export const statusLabels: Record<InvoiceStatus, string> = {
  Draft: msg('Draft'),
  Sent: msg('Sent'),
  'Partially Paid': msg('Partially Paid'),
  Paid: msg('Paid'),
  Overdue: msg('Overdue'),
  Void: msg('Void'),
}
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Statuses of sent invoices that are not paid in full. */
export const openStatuses: readonly InvoiceStatus[] = ['Sent', 'Partially Paid', 'Overdue']
