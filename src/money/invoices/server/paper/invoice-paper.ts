import { formatDate } from '#platform/contract/locale/dates.ts'
import { moneyOf, takenOff } from '#platform/server/foundation/words.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'
import { writtenDecimal } from '#platform/contract/locale/written-decimal.ts'
import { msg, type Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

export const invoiceTemplate = 'money/invoices/server/paper/invoice.typ'

const inWords: Record<Exclude<InvoiceSheet['status'], 'Sent'>, string> = {
  Draft: msg('Draft'),
  'Partially Paid': msg('Partially paid'),
  Paid: msg('Paid in full'),
  Overdue: msg('Overdue'),
  Void: msg('Void'),
}
const stamps: Partial<Record<InvoiceSheet['status'], string>> = {
  Void: msg('Void'),
  Paid: msg('Paid'),
  Draft: msg('Draft'),
}

/** An open invoice is called by another word than the button that opens something. */
const statusOf = (status: InvoiceSheet['status'], t: Translate) =>
  status === 'Sent' ? t('{status, select, other {Open}}', { status }) : t(inWords[status])

/** Ways of paying that Larkspur offers or notes itself; another one is shown as somebody typed it. */
const methods: ReadonlySet<string> = new Set([
  msg('Bank transfer'),
  msg('Bank debit'),
  msg('Card'),
  msg('Cash'),
  msg('Check'),
  msg('Online payment'),
  msg('Refund'),
])

function received({ date, method, amount }: InvoiceSheet['payments'][number], locale: Locale, t: Translate): string {
  const values = { date: formatDate(date, locale) }
  const words = amount.startsWith('-') ? t('Refunded {date}', values) : t('Received {date}', values)
  return [words, method && methods.has(method) ? t(method) : method].filter(Boolean).join(', ')
}

const labels = (t: Translate) => ({
  invoice: t('Invoice'),
  billedTo: t('Billed to'),
  columns: [t('Description'), t('Quantity'), t('Rate'), t('Amount')],
  subtotal: t('Subtotal'),
  total: t('Total'),
  credited: t('Refunded and not owed again'),
  amountDue: t('Amount due'),
  howToPay: t('How to pay'),
  // The numbers are known when the pages are set.
  numbered: t('Page {page} of {pages}', { page: '{page}', pages: '{pages}' }),
})

/** What `invoice.typ` shows, in words. */
export function invoicePaper(sheet: InvoiceSheet, locale: Locale) {
  const { studio, couple, number, status, isRefunded, issuedOn, dueDate, open, tax, credited, currency, region } = sheet
  const t = translator(locale.language)
  const written = (amount: string) => moneyOf(amount, currency, region)
  const deducted = (amount: string) => takenOff(amount, currency, region)
  const facts = [[t('Issued'), formatDate(issuedOn, locale)]]
  if (dueDate) facts.push([t('Due'), formatDate(dueDate, locale)])
  if (status !== 'Void') facts.push([t('Amount due'), written(open)])
  const isOpen = status !== 'Paid' && status !== 'Void'
  const hasNumber = number !== status
  const stamp = isRefunded ? msg('Refunded') : stamps[status]
  return {
    language: locale.language,
    words: labels(t),
    title: hasNumber ? t('Invoice {number}', { number }) : t('Draft invoice'),
    subject: t('Invoice for {names}', { names: couple.names }),
    stamp: stamp ? t(stamp) : null,
    studio,
    taxNumber: studio.taxNumber && t('Tax number {number}', { number: studio.taxNumber }),
    couple: { ...couple, address: couple.address ?? null },
    number: hasNumber ? number : t('Draft'),
    status: isRefunded ? t('Refunded') : statusOf(status, t),
    facts,
    description: sheet.description,
    lines: sheet.lines.map((line) => ({
      ...line,
      quantity: writtenDecimal(line.quantity, region),
      rate: written(line.rate),
      amount: written(line.amount),
    })),
    subtotal: written(sheet.subtotal),
    tax: tax && { label: tax.label, amount: written(tax.amount) },
    total: written(sheet.total),
    payments: sheet.payments.map((payment) => [received(payment, locale, t), deducted(payment.amount)]),
    credited: credited ? deducted(credited) : null,
    open: status === 'Void' ? null : written(open),
    instructions: isOpen ? sheet.instructions : null,
  }
}
