import type { Translate } from '#platform/contract/locale/translate.ts'
import { dateAtMs, dayMs, daysBetween } from '#platform/contract/calendar-date.ts'
import { mostMonths } from '#platform/contract/limits.ts'

/**
 * A span of calendar time before (negative) or after an anchor date, which is usually the wedding's. Months are added
 * before days and keep the day of the month, or end on the last day of a shorter month.
 */
export type Offset = { months: number; days: number }

/** Dates have four digits for the year. */
const [first, last] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')]
const nearestDate = (ms: number) => dateAtMs(Math.min(Math.max(ms, first), last))

/** Keeps the day of the month, or takes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(`${date.slice(0, 7)}-01`)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(moved)
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0)
  return nearestDate(moved.setUTCDate(Math.min(Number(date.slice(8)), lastDay.getUTCDate())))
}

export const dateAt = (anchor: string, { months, days }: Offset): string =>
  nearestDate(Date.parse(addMonths(anchor, months)) + days * dayMs)

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

const monthsInSpan = (count: number, t: Translate) => t('{count, plural, one {# month} other {# months}}', { count })
const daysInSpan = (days: number, t: Translate) =>
  days % 7 === 0
    ? t('{count, plural, one {# week} other {# weeks}}', { count: days / 7 })
    : t('{count, plural, one {# day} other {# days}}', { count: days })

/** '9 months before the wedding', 'on the wedding day'. */
export function fromWeddingInWords({ months, days }: Offset, t: Translate): string {
  if (months === 0 && days === 0) return t('on the wedding day')
  const [inMonths, inDays] = [monthsInSpan(Math.abs(months), t), daysInSpan(Math.abs(days), t)]
  const isBefore = months === 0 ? days < 0 : months < 0
  if (months === 0 || days === 0) {
    const span = months === 0 ? inDays : inMonths
    return isBefore ? t('{span} before the wedding', { span }) : t('{span} after the wedding', { span })
  }
  const spans = { months: inMonths, days: inDays }
  if (days < 0 === isBefore)
    return isBefore
      ? t('{months} and {days} before the wedding', spans)
      : t('{months} and {days} after the wedding', spans)
  return isBefore
    ? t('{months} less {days} before the wedding', spans)
    : t('{months} less {days} after the wedding', spans)
}

export const isSameOffset = (one: Offset | null, other: Offset | null): boolean =>
  one?.months === other?.months && one?.days === other?.days

/** For ordering offsets without a date. */
export const roughDays = ({ months, days }: Offset): number => months * 30.44 + days
