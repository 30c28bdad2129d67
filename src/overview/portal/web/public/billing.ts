import type { InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { centsOf } from '#platform/contract/money.ts'

type Shown = { id: number; status: InvoiceStatus; isSample?: boolean }
type Owed = Pick<CoupleInvoice, 'open'>

/** Whether the couple sees the invoice: never a draft, a void one or a sample, and if some are selected, only those. */
export const isShown = ({ id, status, isSample }: Shown, selected: readonly number[]): boolean =>
  status !== 'Draft' && status !== 'Void' && !isSample && (selected.length === 0 || selected.includes(id))

export const isOwed = ({ open }: Owed): boolean => (centsOf(open) ?? 0) > 0
