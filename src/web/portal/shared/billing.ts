import type { InvoiceStatus } from '#contract/invoice-statuses.ts'
import type { CoupleInvoice } from '#contract/invoices.ts'
import { centsOf } from '#contract/money.ts'

type Shown = { id: number; status: InvoiceStatus; isSample?: boolean }
type Owed = Pick<CoupleInvoice, 'open'>
type Settled = Pick<CoupleInvoice, 'amount' | 'paid' | 'credited'>

/** Whether the couple sees the invoice: never a draft, a void one or a sample, and if some are selected, only those. */
export const isShown = ({ id, status, isSample }: Shown, selected: readonly number[]): boolean =>
  status !== 'Draft' && status !== 'Void' && !isSample && (selected.length === 0 || selected.includes(id))

const openCents = ({ open }: Owed): number => centsOf(open) ?? 0

export const isOwed = (invoice: Owed): boolean => openCents(invoice) > 0

const cents = (amount: string) => centsOf(amount) ?? 0

/** The balance of all invoices as in the ledger; negative if the couple has paid too much. */
export const balance = (invoices: readonly Settled[]): number =>
  invoices.reduce((sum, { amount, paid, credited }) => sum + cents(amount) - cents(paid) - cents(credited), 0)

export const openTotal = (invoices: readonly Owed[]): number =>
  invoices.reduce((sum, invoice) => sum + openCents(invoice), 0)

/** Sorts by due date, then invoices without one, then settled ones. */
export function nextDueFirst<I extends Owed & { dueDate: string | null }>(invoices: readonly I[]): I[] {
  const when = (invoice: I) => `${isOwed(invoice) ? 0 : 1} ${invoice.dueDate ?? '9999'}`
  return [...invoices].sort((a, b) => when(a).localeCompare(when(b)))
}
