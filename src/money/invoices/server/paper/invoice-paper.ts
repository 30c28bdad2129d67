import { formatDate } from '#platform/contract/formatted-date.ts'
import { dollars, takenOff } from '#platform/server/foundation/words.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'

export const invoiceTemplate = 'money/invoices/server/paper/invoice.typ'

const inWords: Record<InvoiceSheet['status'], string> = {
  Draft: 'Draft',
  Sent: 'Open',
  'Partially Paid': 'Partially paid',
  Paid: 'Paid in full',
  Overdue: 'Overdue',
  Void: 'Void',
}
const stamps: Partial<Record<InvoiceSheet['status'], string>> = { Void: 'Void', Paid: 'Paid', Draft: 'Draft' }

const received = ({ date, method, amount }: InvoiceSheet['payments'][number]) =>
  [`${amount.startsWith('-') ? 'Refunded' : 'Received'} ${formatDate(date)}`, method].filter(Boolean).join(', ')

/** What `invoice.typ` shows, in words. */
export function invoicePaper(sheet: InvoiceSheet) {
  const { studio, couple, number, status, isRefunded, issuedOn, dueDate, open, tax, credited } = sheet
  const facts = [['Issued', formatDate(issuedOn)]]
  if (dueDate) facts.push(['Due', formatDate(dueDate)])
  if (status !== 'Void') facts.push(['Amount due', dollars(open)])
  const isOpen = status !== 'Paid' && status !== 'Void'
  return {
    title: number === status ? 'Draft invoice' : `Invoice ${number}`,
    subject: `Invoice for ${couple.names}`,
    stamp: (isRefunded ? 'Refunded' : stamps[status]) ?? null,
    studio,
    taxNumber: studio.taxNumber && `Tax number ${studio.taxNumber}`,
    couple: { ...couple, address: couple.address ?? null },
    number,
    status: isRefunded ? 'Refunded' : inWords[status],
    facts,
    description: sheet.description,
    lines: sheet.lines.map((line) => ({ ...line, rate: dollars(line.rate), amount: dollars(line.amount) })),
    subtotal: dollars(sheet.subtotal),
    tax: tax && { label: tax.label, amount: dollars(tax.amount) },
    total: dollars(sheet.total),
    payments: sheet.payments.map((payment) => [received(payment), takenOff(payment.amount)]),
    credited: credited ? takenOff(credited) : null,
    open: status === 'Void' ? null : dollars(open),
    instructions: isOpen ? sheet.instructions : null,
  }
}
