import type { HistoryEntry } from '#money/invoices/contract/endpoints.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { formatAmount, formatMinor } from '#platform/web/ui/format/money.ts'

const disputes: Partial<Record<HistoryEntry['what'], string>> = {
  disputed: 'Payment disputed',
  'dispute withdrawn': 'Withdrawn because of a dispute',
  'dispute reinstated': 'Returned after a dispute',
  'dispute won': 'Dispute won',
  'dispute lost': 'Dispute lost',
  'dispute closed': 'Dispute closed',
}

/** A sentence for an entry of the history. */
export function historyInWords(entry: HistoryEntry): string {
  const { what, currency, amount, amountBefore, paid, paidBefore, about, words } = entry
  const minor = (decimal: string | null) => (decimal === null ? 0 : (minorOf(decimal, currency) ?? 0))
  const moved =
    about === null ? formatMinor(Math.abs(minor(paid) - minor(paidBefore)), currency) : formatAmount(about, currency)
  switch (what) {
    case 'created':
      return `Created with ${formatAmount(amount, currency)}`
    case 'sent':
      return 'Marked as sent'
    case 'changed':
      return `Amount changed from ${formatMinor(minor(amountBefore), currency)} to ${formatAmount(amount, currency)}`
    case 'currency changed':
      return `Now in ${currency}, with ${formatAmount(amount, currency)}`
    case 'payment':
      return `Payment of ${moved}`
    case 'payment removed':
      return `Payment of ${moved} removed`
    case 'refunded':
      return `${moved} refunded`
    case 'refund undone':
      return `Refund of ${moved} undone`
    case 'owed again':
      return `${moved} owed again`
    case 'not owed again':
      return `${moved} not owed again`
    case 'processing':
      return `Bank payment of ${moved} on its way`
    case 'payment failed':
      return about === null ? 'Bank payment failed' : `Bank payment of ${moved} failed`
    case 'voided':
      return 'Voided'
    default:
      return [`${disputes[what]}: ${moved}`, words].filter(Boolean).join(', ')
  }
}

const doers: Record<string, string> = { planner: 'The studio', couple: 'The couple' }

/** Who made a change: one of the two sides, or a service by its name. */
export const doerInWords = (by: string): string => doers[by] ?? by
