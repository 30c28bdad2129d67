import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { isOwed } from '#overview/portal/web/public/billing.ts'

type Owed = Pick<CoupleInvoice, 'open'>
type Settled = Pick<CoupleInvoice, 'currency' | 'amount' | 'paid' | 'credited' | 'open'>

type Balance = { currency: string; owed: number; tooMuch: number }

function balanceIn(currency: string, invoices: readonly Settled[]): Balance {
  const minor = (amount: string) => minorOf(amount, currency) ?? 0
  const owed = invoices.reduce(
    (sum, { amount, paid, credited }) => sum + minor(amount) - minor(paid) - minor(credited),
    0,
  )
  return { currency, owed, tooMuch: invoices.reduce((sum, { open }) => sum + minor(open), 0) - owed }
}

/** What is owed by all invoices as in the ledger, for each currency; negative if the couple has paid too much. */
export const balances = (invoices: readonly Settled[]): Balance[] =>
  [...Map.groupBy(invoices, ({ currency }) => currency)].map(([currency, some]) => balanceIn(currency, some))

/** Sorts by due date, then invoices without one, then settled ones. */
export function nextDueFirst<I extends Owed & { dueDate: string | null }>(invoices: readonly I[]): I[] {
  const when = (invoice: I) => `${isOwed(invoice) ? 0 : 1} ${invoice.dueDate ?? '9999'}`
  return [...invoices].sort((a, b) => when(a).localeCompare(when(b)))
}
