/** What is reckoned with amounts, which are whole minor units of one currency (`locale/money.ts`). */

/** A decimal as an integer of its digits, and the number of decimal places. */
function scaled(decimal: string): { units: bigint; places: number } {
  const [whole = '', part = ''] = decimal.split('.')
  return { units: BigInt(whole + part), places: part.length }
}

/** Rounds half away from zero. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const away = dividend < 0n ? -divisor : divisor
  return (dividend * 2n + away) / (divisor * 2n)
}

/** A quantity such as '1.5' times a rate in minor units, to the nearest of them. */
export function lineCents(quantity: string, rateCents: number): number {
  const { units, places } = scaled(quantity)
  return Number(divided(units * BigInt(rateCents), 10n ** BigInt(places)))
}

/** A percentage such as '8.875' of an amount, to the nearest minor unit. */
export function percentCents(percent: string, cents: number): number {
  const { units, places } = scaled(percent)
  return Number(divided(units * BigInt(cents), 100n * 10n ** BigInt(places)))
}

/** Splits an amount by percentages; the last share takes the rounding difference. */
export function shareCents(cents: number, percents: readonly string[]): number[] {
  const shares = percents.map((percent) => percentCents(percent, cents))
  const rest = cents - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => (at === shares.length - 1 ? share + rest : share))
}
