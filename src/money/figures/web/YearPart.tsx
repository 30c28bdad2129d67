import type { ReactNode } from 'react'
import type { MonthFigures } from '#money/figures/contract/endpoints.ts'
import { FiguresTable } from '#money/figures/web/FiguresTable.tsx'
import type { Line } from '#money/figures/web/line.ts'
import { aYearBefore, spanInWords } from '#money/figures/web/spans.ts'
import { YearChart } from '#money/figures/web/YearChart.tsx'
import { yearFrom, type Period } from '#money/figures/web/year.ts'

type Props = { months: readonly MonthFigures[]; currency: string; year: number; years: ReactNode }

const cellsOf = ({ span, paid, before, open, drafted }: Period): Line['cells'] => [
  { amount: paid, rows: { figure: 'paid', ...span } },
  { amount: before, rows: { figure: 'paid', ...aYearBefore(span) } },
  { amount: open, rows: { figure: 'open', ...span } },
  { amount: drafted, rows: { figure: 'drafted', ...span } },
]

/** What came in, what is due to come and what is in drafts, by month and quarter, beside the year before. */
export function YearPart({ months, currency, year: shown, years }: Props) {
  const year = yearFrom(months, shown)
  const undated = months.find(({ month }) => month === null)
  const lineOf = (period: Period, kind?: Line['kind']): Line => {
    const name = spanInWords(period.span).replace(` ${shown}`, '')
    return { key: period.span.from + (kind ?? ''), name, kind, cells: cellsOf(period) }
  }
  const lines = [
    ...year.quarters.flatMap((quarter) => [...quarter.months.map((month) => lineOf(month)), lineOf(quarter, 'sum')]),
    lineOf(year, 'total'),
    ...(undated ? [undatedLine(undated)] : []),
  ]
  return (
    <FiguresTable
      title="By Month"
      heads={['Month', 'Received', `In ${shown - 1}`, 'Expected', 'In drafts']}
      lines={lines}
      currency={currency}
      actions={years}
    >
      <YearChart year={year} shown={shown} currency={currency} />
    </FiguresTable>
  )
}

const undatedLine = ({ open, drafted }: MonthFigures): Line => ({
  key: 'undated',
  name: 'Without a due date',
  cells: [
    { amount: 0, rows: { figure: 'paid', undated: 'true' } },
    { amount: 0, rows: { figure: 'paid', undated: 'true' } },
    { amount: open, rows: { figure: 'open', undated: 'true' } },
    { amount: drafted, rows: { figure: 'drafted', undated: 'true' } },
  ],
})
