import { spanOfMonth } from '#platform/contract/calendar-date.ts'
import { monthAndYear, monthOf } from '#platform/web/ui/format/dates.ts'

export type Span = { from: string; to: string }

const yearOf = (month: string) => Number(month.slice(0, 4))

const months = (year: number, first: number, last: number): Span => {
  const spanOf = (month: number) => spanOfMonth(`${year}-${String(month).padStart(2, '0')}`)
  return { from: spanOf(first).from, to: spanOf(last).to }
}

/** Of a yyyy-MM or a yyyy-MM-dd. */
export function spanOfQuarter(month: string): Span {
  const number = Number(month.slice(5, 7))
  const first = number - ((number - 1) % 3)
  return months(yearOf(month), first, first + 2)
}

export const spanOfYear = (year: number): Span => months(year, 1, 12)

/** Its last month may have another number of days in the year before. */
export const aYearBefore = ({ from, to }: Span): Span => {
  const before = (month: string) => `${yearOf(month) - 1}${month.slice(4, 7)}`
  return { from: spanOfMonth(before(from)).from, to: spanOfMonth(before(to)).to }
}

/** 'October 2026', 'October to December 2026', '2026'. */
export function spanInWords({ from, to }: Span): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return monthAndYear(from)
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return from.slice(0, 4)
  return `${monthOf(from)} to ${monthAndYear(to)}`
}
