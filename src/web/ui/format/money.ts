import { centsOf } from '#contract/money.ts'
import { grouped } from '#web/ui/format/numbers.ts'

/** -$1,200.50 */
export function formatCents(cents: number): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}$${grouped(whole)}.${String(rest).padStart(2, '0')}`
}

/** An amount as people write it; what is no amount is shown as it is. */
export function formatAmount(amount: string): string {
  const cents = centsOf(amount)
  return cents === undefined ? amount : formatCents(cents)
}
