import { mostMonths } from '#contract/limits.ts'

/**
 * A span of calendar time before (negative) or after an anchor date, which is usually the wedding's. Months are added
 * before days and keep the day of the month, or end on the last day of a shorter month.
 */
export type Offset = { months: number; days: number }

const dayMs = 24 * 60 * 60 * 1000

/** Calendar dates are computed in UTC, so that no clock change shifts them. */
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`)
/** Dates have four digits for the year. */
const first = midnight('0001-01-01')
const last = midnight('9999-12-31')
const dateOf = (ms: number) => new Date(Math.min(Math.max(ms, first), last)).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / dayMs)

export const addDays = (date: string, days: number): string => dateOf(midnight(date) + days * dayMs)

function addMonths(date: string, months: number): string {
  const moved = new Date(midnight(`${date.slice(0, 7)}-01`))
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(moved)
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0)
  return dateOf(moved.setUTCDate(Math.min(Number(date.slice(8)), lastDay.getUTCDate())))
}

export const dateAt = (anchor: string, { months, days }: Offset): string => addDays(addMonths(anchor, months), days)

/** Whole months if both dates are on the same day of their months, or days. */
export function offsetBetween(anchor: string, date: string): Offset {
  const months = monthsOf(date) - monthsOf(anchor)
  if (Math.abs(months) <= mostMonths && months !== 0 && addMonths(anchor, months) === date) {
    if (date.slice(8) === anchor.slice(8)) return { months, days: 0 }
  }
  return { months: 0, days: daysBetween(anchor, date) }
}

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const daysInWords = (days: number) => (days % 7 === 0 ? counted(days / 7, 'week') : counted(days, 'day'))

/** '9 months before', '2 weeks after', 'on the day'. */
export function offsetInWords({ months, days }: Offset): string {
  if (months === 0 && days === 0) return 'on the day'
  if (days === 0 || months === 0) {
    const isBefore = months + days < 0
    const span = months === 0 ? daysInWords(Math.abs(days)) : counted(Math.abs(months), 'month')
    return `${span} ${isBefore ? 'before' : 'after'}`
  }
  const isBefore = months < 0
  const isSameWay = days < 0 === isBefore
  const span = `${counted(Math.abs(months), 'month')} ${isSameWay ? 'and' : 'less'} ${daysInWords(Math.abs(days))}`
  return `${span} ${isBefore ? 'before' : 'after'}`
}

/** '9 months before the wedding', 'on the wedding day'. */
export const fromWeddingInWords = (offset: Offset): string =>
  offset.months === 0 && offset.days === 0 ? 'on the wedding day' : `${offsetInWords(offset)} the wedding`

/** For ordering offsets without a date. */
export const roughDays = ({ months, days }: Offset): number => months * 30.44 + days
