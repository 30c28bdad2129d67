import type { LedgerEntry } from '#money/invoices/contract/ledger.ts'

/** A positive amount is a refund, a negative one a payment. */
export function ledgerInWords({ kind, invoiceNumber, amount }: LedgerEntry): string {
  if (kind === 'invoice') return `Invoice ${invoiceNumber}`
  if (kind === 'credit') return `Not owed again for ${invoiceNumber}`
  return amount.startsWith('-') ? `Payment for ${invoiceNumber}` : `Refund for ${invoiceNumber}`
}
