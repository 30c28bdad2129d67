/** Money is integer cents in code and decimal text in transport, never floating point. */

/** '$1,200.50' and '1200.50' as 120050; undefined for anything but an amount. */
export function centsOf(amount: string): number | undefined {
  const match = /^\s*(-?)\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?\s*$/.exec(amount)
  if (!match) return undefined
  const [, sign, whole = '', part = ''] = match
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return sign && cents ? -cents : cents
}

/** 120050 as '1200.50', the transport format. */
export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

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

/** A quantity such as '1.5' times a rate in cents, to the nearest cent. */
export function lineCents(quantity: string, rateCents: number): number {
  const { units, places } = scaled(quantity)
  return Number(divided(units * BigInt(rateCents), 10n ** BigInt(places)))
}

/** A percentage such as '8.875' of an amount, to the nearest cent. */
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
