import { centsOf } from '#contract/money.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const formatCents = (cents: number): string => dollars.format(cents / 100)

/** An amount as people write it; what is no amount is shown as it is. */
export function formatAmount(amount: string): string {
  const cents = centsOf(amount)
  return cents === undefined ? amount : formatCents(cents)
}
