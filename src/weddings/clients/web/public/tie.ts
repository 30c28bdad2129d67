import type { Offset } from '#platform/contract/offset.ts'

export type Unit = 'days' | 'weeks' | 'months'
export type Tie = { count: string; unit: Unit; side: 'before' | 'after' }

/** An offset as its three fields show it; one of months and days is shown in days only after it is changed. */
export function tieOf({ months, days }: Offset): Tie {
  const side = months < 0 || (months === 0 && days <= 0) ? 'before' : 'after'
  if (months !== 0) return { count: String(Math.abs(months)), unit: 'months', side }
  const isWeeks = days !== 0 && days % 7 === 0
  return { count: String(Math.abs(isWeeks ? days / 7 : days)), unit: isWeeks ? 'weeks' : 'days', side }
}

/** The changed fields of a form: with another couple, a date that follows the wedding is another one. */
export const withTie = (changed: readonly string[], offset: Offset | null | undefined): readonly string[] =>
  offset && changed.includes('clientId') ? [...changed, 'offset'] : changed

/** Undefined if the number is none. */
export function offsetOf({ count, unit, side }: Tie): Offset | undefined {
  if (!/^\d{1,4}$/.test(count.trim())) return undefined
  const signed = Number(count) * (side === 'before' ? -1 : 1) + 0
  return unit === 'months' ? { months: signed, days: 0 } : { months: 0, days: unit === 'weeks' ? signed * 7 : signed }
}
