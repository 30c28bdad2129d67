import { centsOf } from '#contract/money.ts'

type Due = { status: string; dueDate: string | null; amount: string }

const is = (status: string, wanted: string) => status.toLowerCase() === wanted

export const isPaid = ({ status }: Pick<Due, 'status'>): boolean => is(status, 'paid')

/** Whether the couple sees it: never a draft or a void one, and where some were selected, only those. */
export const isShown = ({ id, status }: { id: number; status: string }, selected: readonly number[]): boolean =>
  !is(status, 'draft') && !is(status, 'void') && (selected.length === 0 || selected.includes(id))

/** As it was stored, or because its day has passed. */
export function isOverdue(invoice: Due, today: string): boolean {
  if (isPaid(invoice)) return false
  return is(invoice.status, 'overdue') || (invoice.dueDate !== null && invoice.dueDate < today)
}

/** What is not paid, in cents; a partly paid invoice counts in full, and what is no amount not at all. */
export const openTotal = (invoices: readonly Due[]): number =>
  invoices.filter((invoice) => !isPaid(invoice)).reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0)

/** The next one due first, then those without a date, then the paid ones. */
export function nextDueFirst<I extends Due>(invoices: readonly I[]): I[] {
  const when = (invoice: I) => `${isPaid(invoice) ? 1 : 0} ${invoice.dueDate ?? '9999'}`
  return [...invoices].sort((a, b) => when(a).localeCompare(when(b)))
}
