import { formatDate } from '#platform/contract/locale/dates.ts'
import { moneyOf, takenOff } from '#platform/server/foundation/words.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

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

const received = ({ date, method, amount }: InvoiceSheet['payments'][number], locale: Locale) =>
  [`${amount.startsWith('-') ? 'Refunded' : 'Received'} ${formatDate(date, locale)}`, method].filter(Boolean).join(', ')

/** What `invoice.typ` shows, in words. */
export function invoicePaper(sheet: InvoiceSheet, locale: Locale) {
  const { studio, couple, number, status, isRefunded, issuedOn, dueDate, open, tax, credited, currency, region } = sheet
  const written = (amount: string) => moneyOf(amount, currency, region)
  const deducted = (amount: string) => takenOff(amount, currency, region)
  const facts = [['Issued', formatDate(issuedOn, locale)]]
  if (dueDate) facts.push(['Due', formatDate(dueDate, locale)])
  if (status !== 'Void') facts.push(['Amount due', written(open)])
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
    lines: sheet.lines.map((line) => ({ ...line, rate: written(line.rate), amount: written(line.amount) })),
    subtotal: written(sheet.subtotal),
    tax: tax && { label: tax.label, amount: written(tax.amount) },
    total: written(sheet.total),
    payments: sheet.payments.map((payment) => [received(payment, locale), deducted(payment.amount)]),
    credited: credited ? deducted(credited) : null,
    open: status === 'Void' ? null : written(open),
    instructions: isOpen ? sheet.instructions : null,
  }
}
