import { isPayable, totalsOf, worthOf, type InvoiceLine, type NewLine } from '#money/invoices/contract/invoice-lines.ts'
import type { InvoiceForm } from '#money/invoices/contract/endpoints.ts'
import { decimalOf, minorOf } from '#platform/contract/locale/money.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

type Before = { lineItems: InvoiceLine[]; taxRate: string | null; taxLabel: string | null }

/** The stored lines and totals. Totals that were sent along must match. */
export function priced(form: InvoiceForm, currency: string, before?: Before) {
  const lines = linesOf(form, before)
  const taxRate = form.taxRate === undefined ? (before?.taxRate ?? null) : form.taxRate || null
  const taxLabel = form.taxLabel === undefined ? (before?.taxLabel ?? null) : form.taxLabel || null
  const { tax, total } = totalsOf(lines, taxRate, currency)
  if (!isPayable(total)) refuseField('amount', 'An invoice has to be for more than zero.')
  if (form.amount !== undefined && minorOf(form.amount, currency) !== total)
    refuseField('amount', `The amount does not match what the lines add up to: ${decimalOf(total, currency)}.`)
  const lineItems = lines.map((line, at) => {
    const amount = decimalOf(worthOf(line, currency), currency)
    if (line.amount !== undefined && line.amount !== amount)
      refuseField(`lineItems.${at}.amount`, `Quantity and rate come to ${amount}.`)
    return { description: line.description, quantity: line.quantity, rate: line.rate, amount }
  })
  return { lineItems, taxRate, taxLabel, taxCents: tax, amountCents: total }
}

/** An amount without lines becomes a single line. */
function linesOf({ lineItems, amount, description }: InvoiceForm, before?: Before): NewLine[] {
  if (lineItems && lineItems.length > 0) return lineItems
  if (lineItems && !amount) return refuseField('lineItems', 'Please add at least one line.')
  if (amount === undefined) return before?.lineItems ?? refuseField('lineItems', 'Please add at least one line.')
  const only = before?.lineItems.length === 1 ? before.lineItems[0]?.description : undefined
  return [{ description: description || only || 'Wedding planning', quantity: '1', rate: amount }]
}
