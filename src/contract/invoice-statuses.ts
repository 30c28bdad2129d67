/** Overdue is said of what is open although its date has passed; nobody has to set it. */
export const invoiceStatuses = ['Draft', 'Sent', 'Partially Paid', 'Paid', 'Overdue', 'Void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Where the planner still waits for money. */
export const openStatuses: readonly InvoiceStatus[] = ['Sent', 'Partially Paid', 'Overdue']
