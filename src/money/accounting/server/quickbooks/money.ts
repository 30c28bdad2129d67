import { digitsOf } from '#platform/contract/locale/currencies.ts'

/** Dividing integers gives the nearest double, which JSON writes with the same decimals. */
export const toAmount = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency)

export const toMinor = (amount: number, currency: string): number => Math.round(amount * 10 ** digitsOf(currency)) || 0

/**
 * Whether quantity × rate, rounded to minor units, equals the amount: computed with integers, because floats would differ
 * from the service.
 */
export function isProduct(quantity: string, rateCents: number, amountCents: number): boolean {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(quantity) ?? []
  if (whole === undefined) return false
  const unit = 10n ** BigInt(decimals.length)
  const product = BigInt(`${whole}${decimals}`) * BigInt(rateCents) * (sign ? -1n : 1n)
  const size = product < 0n ? -product : product
  const rounded = (size * 2n + unit) / (unit * 2n)
  return (product < 0n ? -rounded : rounded) === BigInt(amountCents)
}
