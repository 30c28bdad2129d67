/** Column headings by field. */
export const invoiceHeads = {
  number: 'Invoice',
  date: 'Date',
  couple: 'Couple',
  description: 'Description',
  status: 'Status',
  due_date: 'Due',
  net: 'Net (USD)',
  tax_label: 'Tax',
  tax_rate: 'Tax Rate (%)',
  tax: 'Tax (USD)',
  amount: 'Amount (USD)',
  paid: 'Paid (USD)',
  paid_date: 'Paid on',
  credited: 'Refunded, not owed again (USD)',
  open: 'Open (USD)',
}

export const paymentHeads = {
  date: 'Date',
  number: 'Invoice',
  couple: 'Couple',
  amount: 'Amount (USD)',
  method: 'Method',
  source: 'Noted by',
  note: 'Note',
}
