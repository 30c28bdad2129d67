import type { LedgerEntry } from '#contract/ledger.ts'

/** Above zero a payment gives back, below zero it comes in. */
export function ledgerInWords({ kind, invoiceNumber, amount }: LedgerEntry): string {
  if (kind === 'invoice') return `Invoice ${invoiceNumber}`
  if (kind === 'credit') return `Not owed again for ${invoiceNumber}`
  return amount.startsWith('-') ? `Payment for ${invoiceNumber}` : `Paid back for ${invoiceNumber}`
}
