import { centsOf } from '#platform/contract/money.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

/** -$1,200.50 */
export function formatCents(cents: number): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}$${grouped(whole)}.${String(rest).padStart(2, '0')}`
}

/** Formats an amount; text that cannot be parsed is returned unchanged. */
export function formatAmount(amount: string): string {
  const cents = centsOf(amount)
  return cents === undefined ? amount : formatCents(cents)
}
