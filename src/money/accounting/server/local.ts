import type { InvoiceLine } from '#money/invoices/contract/invoice-lines.ts'
import { centsOf, decimalOf } from '#platform/contract/money.ts'
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
  taxCents: number
  taxLabel: string | null
  amountCents: number
}
export type LocalPayment = {
  id: number
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
  lines: invoice.lines.map(({ description, quantity, rate, amount }) => ({
    description,
    quantity,
    rateCents: centsOf(rate) ?? 0,
    amountCents: centsOf(amount) ?? 0,
  })),
  taxCents: invoice.taxCents,
  taxLabel: invoice.taxLabel,
})

/** Their tax becomes a line, because the service does not give its base. */
export function asOurs(remote: RemoteInvoice) {
  const tax = { description: 'Tax', quantity: '1', rateCents: remote.taxCents, amountCents: remote.taxCents }
  const lines = remote.taxCents === 0 ? remote.lines : [...remote.lines, tax]
  return {
    amountCents: remote.totalCents,
    taxCents: 0,
    taxLabel: null,
    taxRate: null,
    dueDate: remote.dueDate,
    description: remote.memo || null,
    lineItems: lines.map(({ description, quantity, rateCents, amountCents }) => ({
      description,
      quantity,
      rate: decimalOf(rateCents),
      amount: decimalOf(amountCents),
    })),
  }
}
