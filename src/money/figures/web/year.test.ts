import { expect, test } from 'vitest'
import type { MonthFigures } from '#money/figures/contract/endpoints.ts'
import { asTabs } from '#money/figures/web/as-tabs.ts'
import { shortAmount } from '#money/figures/web/public/amounts.ts'
import { formatMinor } from '#platform/web/ui/format/money.ts'
import { openRowsIn, searchWith } from '#money/figures/web/rows-address.ts'
import { scaleOf } from '#money/figures/web/scale.ts'
import { aYearBefore, spanInWords, spanOfQuarter, spanOfYear } from '#money/figures/web/spans.ts'
import { spanOfMonth } from '#platform/contract/calendar-date.ts'
import { yearFrom, yearsIn } from '#money/figures/web/year.ts'

const month = (name: string | null, given: Partial<MonthFigures>): MonthFigures => ({
  month: name,
  currency: 'USD',
  contracted: 0,
  drafted: 0,
  sent: 0,
  paid: 0,
  open: 0,
  overdue: 0,
  ...given,
})

test('a year has its months and quarters, with what came in a year before', () => {
  const months = [
    month('2025-02', { paid: 700 }),
    month('2026-01', { paid: 100, open: 5 }),
    month('2026-03', { paid: -30, drafted: 9 }),
    month('2026-11', { open: 40 }),
    month(null, { open: 1000 }),
  ]
  const { quarters, ...year } = yearFrom(months, 2026)
  expect(year).toEqual({ span: spanOfYear(2026), paid: 70, before: 700, open: 45, drafted: 9 })
  expect(quarters[0]).toMatchObject({ paid: 70, before: 700, open: 5, drafted: 9 })
  expect(quarters[0]?.months.map(({ paid }) => paid)).toEqual([100, 0, -30])
  expect(quarters.map(({ open }) => open)).toEqual([5, 0, 0, 40])
  expect(yearsIn(months, '2028-01-01')).toEqual([2028, 2026, 2025])
})

test('spans end on the last day, also in a leap year and the year before it', () => {
  expect(spanOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(aYearBefore(spanOfMonth('2028-02'))).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  expect(aYearBefore(spanOfMonth('2029-02'))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(spanOfQuarter('2026-11-28')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect([spanOfMonth('2026-11'), spanOfQuarter('2026-05'), spanOfYear(2026)].map(spanInWords)).toEqual([
    'November 2026',
    'April to June 2026',
    '2026',
  ])
})

test.each([
  [0, 0, 0],
  [1, 1, 5],
  [9_600_00, 10_000_00, 5],
  [18_400_00, 20_000_00, 5],
])('a chart of up to %i ends at %i', (largest, most, atMost) => {
  const scale = scaleOf(largest)
  expect(scale.most).toBeGreaterThanOrEqual(most)
  expect(scale.most).toBeLessThan(Math.max(1, largest * 2.5))
  expect(scale.steps.length).toBeLessThanOrEqual(atMost)
})

test('amounts are shown with their currency', () => {
  expect([formatMinor(-120050, 'USD'), formatMinor(120000, 'EUR')]).toEqual(['-$1,200.50', '€1,200.00'])
  expect([shortAmount(1_250_000, 'USD'), shortAmount(50_000, 'USD')]).toEqual(['$12.5K', '$500'])
})

test('the address keeps the year when rows are opened and closed', () => {
  const opened = searchWith('?year=2025', { figure: 'open', wedding: 7 })
  expect(opened).toEqual({ year: '2025', figure: 'open', wedding: 7 })
  expect(openRowsIn('?year=2025&figure=open&wedding=7')).toEqual({ figure: 'open', wedding: 7 })
  expect(openRowsIn('?figure=profit')).toBeUndefined()
  expect(searchWith('?year=2025&figure=open&wedding=7', undefined)).toEqual({ year: '2025' })
})

test('a copied table has tabs between its columns', () => {
  const cells = [{ amount: 1050, rows: { figure: 'paid' as const } }]
  expect(asTabs(['Month', 'Received'], [{ key: '1', name: 'January', cells }], 'USD')).toBe(
    'Month\tReceived\nJanuary\t$10.50',
  )
})
