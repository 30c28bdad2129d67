/** Overdue is derived from an open invoice's due date and need not be set. */
export const invoiceStatuses = ['Draft', 'Sent', 'Partially Paid', 'Paid', 'Overdue', 'Void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Statuses of sent invoices that are not paid in full. */
export const openStatuses: readonly InvoiceStatus[] = ['Sent', 'Partially Paid', 'Overdue']
