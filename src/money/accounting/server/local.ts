import type { InvoiceLine } from '#money/invoices/contract/invoice-lines.ts'
import { decimalOf, minorOf } from '#platform/contract/locale/money.ts'
import type { InvoiceData, RemoteInvoice } from '#money/accounting/server/service.ts'

export type LocalClient = { id: number; names: string; email: string; phone: string | null }
export type LocalInvoice = {
  id: number
  clientId: number
  number: string
  status: string
  issuedOn: string
  dueDate: string | null
  description: string | null
  lines: InvoiceLine[]
  currency: string
  taxCents: number
  taxLabel: string | null
  amountCents: number
  /** Whether a bookkeeper wrote it there. */
  isTheirs: boolean
}
export type LocalPayment = {
  id: number
  currency: string
  clientId: number
  invoiceId: number
  amountCents: number
  date: string
  method: string | null
  note: string | null
  source: string
}

export const asTheirs = (invoice: LocalInvoice, customerId: string): InvoiceData => ({
  number: invoice.number,
  customerId,
  issuedOn: invoice.issuedOn,
  dueDate: invoice.dueDate,
  memo: invoice.description,
  currency: invoice.currency,
  lines: invoice.lines.map(({ description, quantity, rate, amount }) => ({
    description,
    quantity,
    rateCents: minorOf(rate, invoice.currency) ?? 0,
    amountCents: minorOf(amount, invoice.currency) ?? 0,
  })),
  taxCents: invoice.taxCents,
  taxLabel: invoice.taxLabel,
})

/** Their tax becomes a line, because the service does not give its base. */
export function asOurs(remote: RemoteInvoice) {
  const tax = { description: 'Tax', quantity: '1', rateCents: remote.taxCents, amountCents: remote.taxCents }
  const lines = remote.taxCents === 0 ? remote.lines : [...remote.lines, tax]
  return {
    currency: remote.currency,
    amountCents: remote.totalCents,
    taxCents: 0,
    taxLabel: null,
    taxRate: null,
    dueDate: remote.dueDate,
    description: remote.memo || null,
    lineItems: lines.map(({ description, quantity, rateCents, amountCents }) => ({
      description,
      quantity,
      rate: decimalOf(rateCents, remote.currency),
      amount: decimalOf(amountCents, remote.currency),
    })),
  }
}
