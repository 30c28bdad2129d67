import type { Figures, MonthFigures } from '#money/figures/contract/endpoints.ts'
import { spanOfMonth } from '#platform/contract/calendar-date.ts'
import { spanOfQuarter, spanOfYear, type Span } from '#money/figures/web/spans.ts'

/** What came in, in the year before too, what is due to come, and what is in drafts. */
export type Period = { span: Span; paid: number; before: number; open: number; drafted: number }
type Quarter = Period & { months: Period[] }
export type Year = Period & { quarters: Quarter[] }

type Of = 'paid' | 'before' | 'open' | 'drafted'
const sumOf = (parts: readonly Period[], name: Of) => parts.reduce((sum, part) => sum + part[name], 0)
const together = (span: Span, parts: readonly Period[]): Period => ({
  span,
  paid: sumOf(parts, 'paid'),
  before: sumOf(parts, 'before'),
  open: sumOf(parts, 'open'),
  drafted: sumOf(parts, 'drafted'),
})

export function yearFrom(months: readonly MonthFigures[], year: number): Year {
  const inMonth = (wanted: string): Figures | undefined => months.find(({ month }) => month === wanted)
  const periods = Array.from({ length: 12 }, (_, at): Period => {
    const of = (inYear: number) => `${inYear}-${String(at + 1).padStart(2, '0')}`
    const figures = inMonth(of(year))
    return {
      span: spanOfMonth(of(year)),
      paid: figures?.paid ?? 0,
      before: inMonth(of(year - 1))?.paid ?? 0,
      open: figures?.open ?? 0,
      drafted: figures?.drafted ?? 0,
    }
  })
  const quarters = [0, 3, 6, 9].map((at) => {
    const own = periods.slice(at, at + 3)
    return { ...together(spanOfQuarter(own[0]!.span.from), own), months: own }
  })
  return { ...together(spanOfYear(year), periods), quarters }
}

/** The years of all months, and this one, the latest first. */
export function yearsIn(months: readonly MonthFigures[], today: string): number[] {
  const found = months.flatMap(({ month }) => (month ? [Number(month.slice(0, 4))] : []))
  return [...new Set([...found, Number(today.slice(0, 4))])].toSorted((one, other) => other - one)
}
