import type { Invoice } from '#contract/invoices.ts'
import { isOpen } from '#web/invoices/invoice/invoice-rules.ts'
import { formatAmount } from '#web/ui/format/money.ts'
import { plain } from '#web/ui/plain.ts'

export type Filters = { words: string; status: string; client: string }
export const noFilters: Filters = { words: '', status: '', client: '' }

const texts = new WeakMap<Invoice, string>()

/** The text to search in, computed on first use and cached per invoice object. */
function textOf(invoice: Invoice): string {
  const known = texts.get(invoice)
  if (known !== undefined) return known
  const { invoiceNumber, clientName, description, amount, lineItems } = invoice
  const lines = lineItems.map((line) => line.description)
  const text = plain([invoiceNumber, clientName, description ?? '', formatAmount(amount), amount, ...lines].join('\n'))
  texts.set(invoice, text)
  return text
}

const isOfStatus = (invoice: Invoice, status: string) =>
  status === '' || (status === 'open' ? isOpen(invoice) : invoice.status === status)

/** The invoices that match all filters and every word. */
export function filterInvoices(invoices: readonly Invoice[], { words, status, client }: Filters): Invoice[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return invoices.filter(
    (invoice) =>
      isOfStatus(invoice, status) &&
      (client === '' || invoice.clientId === Number(client)) &&
      wanted.every((word) => textOf(invoice).includes(word)),
  )
}
