import type { HistoryEntry } from '#contract/invoices.ts'
import { centsOf } from '#contract/money.ts'
import { formatAmount, formatCents } from '#web/ui/money.ts'

const cents = (amount: string | null) => (amount === null ? 0 : (centsOf(amount) ?? 0))

/** What happened, as one would tell it. What was paid back and a payment that was removed look the same here. */
export function historyInWords({ what, amount, amountBefore, paid, paidBefore }: HistoryEntry): string {
  const moved = formatCents(Math.abs(cents(paid) - cents(paidBefore)))
  switch (what) {
    case 'created':
      return `Created with ${formatAmount(amount)}`
    case 'sent':
      return 'Marked as sent'
    case 'changed':
      return `Amount changed from ${formatCents(cents(amountBefore))} to ${formatAmount(amount)}`
    case 'payment':
      return `Payment of ${moved}`
    case 'payment removed':
      return `Payment of ${moved} taken back`
    case 'voided':
      return 'Voided'
  }
}

const doers: Record<string, string> = { planner: 'You', couple: 'The couple' }

/** Who did it: someone of the two sides, or a service by its name. */
export const doerInWords = (by: string): string => doers[by] ?? by
