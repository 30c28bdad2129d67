import type { Invoice } from '#contract/invoices.ts'
import { centsOf } from '#contract/money.ts'
import { formatDate } from '#web/ui/dates.ts'
import { formatAmount } from '#web/ui/money.ts'

/** What its status means for it, and what can't be done while it lasts. */
function noteFor({ status, paidDate, paid }: Invoice): string | undefined {
  if (status === 'Draft') return 'A draft: the couple does not see it, and nothing can be paid before it is sent.'
  if (status === 'Void')
    return 'Voided: the couple does not see it, and it can not be changed, sent or paid any more. Duplicate it to begin again.'
  const before = 'before a payment is removed or paid back.'
  if (status === 'Paid') {
    const when = paidDate ? ` on ${formatDate(paidDate)}` : ''
    return `Paid in full${when}: it can not be voided or come to less ${before}`
  }
  return centsOf(paid)
    ? `${formatAmount(paid)} has been paid: it can not be voided or come to less ${before}`
    : undefined
}

export function StatusNote({ invoice }: { invoice: Invoice }) {
  const note = noteFor(invoice)
  return note ? <p className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm text-muted">{note}</p> : null
}
