import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { centsOf } from '#platform/contract/money.ts'
import { isOwed } from '#overview/portal/web/public/billing.ts'

type Owed = Pick<CoupleInvoice, 'open'>
type Settled = Pick<CoupleInvoice, 'amount' | 'paid' | 'credited'>

const cents = (amount: string) => centsOf(amount) ?? 0

/** The balance of all invoices as in the ledger; negative if the couple has paid too much. */
export const balance = (invoices: readonly Settled[]): number =>
  invoices.reduce((sum, { amount, paid, credited }) => sum + cents(amount) - cents(paid) - cents(credited), 0)

export const openTotal = (invoices: readonly Owed[]): number => invoices.reduce((sum, { open }) => sum + cents(open), 0)

/** Sorts by due date, then invoices without one, then settled ones. */
export function nextDueFirst<I extends Owed & { dueDate: string | null }>(invoices: readonly I[]): I[] {
  const when = (invoice: I) => `${isOwed(invoice) ? 0 : 1} ${invoice.dueDate ?? '9999'}`
  return [...invoices].sort((a, b) => when(a).localeCompare(when(b)))
}
