import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { refundedInWords } from '#money/invoices/web/invoice/invoice-rules.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

/** What the status means, and which actions it prevents. */
function noteFor(invoice: Invoice): string | undefined {
  const { status, paidDate, currency, paid, open, processing, paymentFailedAt } = invoice
  if (status === 'Draft')
    return 'A draft: the couple does not see it, and it cannot be paid until it is marked as sent.'
  if (status === 'Void')
    return 'Voided: the couple does not see it, and it can no longer be changed, shared, or paid. Duplicate it to start over.'
  if (isSome(processing))
    return `A bank payment of ${formatAmount(processing, currency)} is on its way, which takes a few days. Until then, nothing more can be paid online, and the couple is not reminded.`
  if (paymentFailedAt && isSome(open))
    return `The bank did not pay on ${formatDate(dayHere(new Date(paymentFailedAt)))}. The couple sees it in their portal and can pay again.`
  if (!invoice.isChosen && isSome(open))
    return 'The couple does not see it: it is not among the invoices chosen for the portal.'
  if (refundedInWords(invoice) === 'Refunded') return 'Everything was refunded, and nothing is owed again.'
  const rule = 'This invoice cannot be voided, or reduced below what was paid, until a payment is removed or refunded.'
  if (status === 'Paid') {
    if (refundedInWords(invoice)) return `${formatAmount(paid, currency)} stays paid, and nothing is open. ${rule}`
    const when = paidDate ? ` on ${formatDate(paidDate)}` : ''
    return `Paid in full${when}. ${rule}`
  }
  return isSome(paid) ? `${formatAmount(paid, currency)} has been paid. ${rule}` : undefined
}

export function StatusNote({ invoice }: { invoice: Invoice }) {
  const note = noteFor(invoice)
  return note ? <p className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm text-muted">{note}</p> : null
}
