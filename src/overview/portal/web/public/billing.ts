import type { InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'

type Shown = { id: number; status: InvoiceStatus; invoiceNumber?: string | null; isSample?: boolean }
type Numbered = { invoiceNumber: string }
type Owed = Pick<CoupleInvoice, 'open'>

/**
 * Whether the couple sees the invoice: never a draft, which may have no number, a void one or a sample, and if some are
 * selected, only those.
 */
export function isShown<I extends Shown>(invoice: I, selected: readonly number[]): invoice is I & Numbered {
  const { id, status, isSample } = invoice
  return status !== 'Draft' && status !== 'Void' && !isSample && (selected.length === 0 || selected.includes(id))
}

export const isOwed = ({ open }: Owed): boolean => isSome(open) && !open.startsWith('-')
