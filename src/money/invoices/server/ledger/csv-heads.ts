/** Column headings by field. Amounts are in the currency of their line. */
export const invoiceHeads = {
  number: 'Invoice',
  date: 'Date',
  couple: 'Couple',
  description: 'Description',
  status: 'Status',
  due_date: 'Due',
  currency: 'Currency',
  net: 'Net',
  tax_label: 'Tax',
  tax_rate: 'Tax Rate (%)',
  tax: 'Tax amount',
  amount: 'Amount',
  paid: 'Paid',
  paid_date: 'Paid on',
  credited: 'Refunded, not owed again',
  open: 'Open',
}

export const paymentHeads = {
  date: 'Date',
  number: 'Invoice',
  couple: 'Couple',
  currency: 'Currency',
  amount: 'Amount',
  method: 'Method',
  source: 'Noted by',
  note: 'Note',
}
