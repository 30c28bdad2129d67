import { formatDate } from '#platform/contract/locale/dates.ts'
import { decimalOf } from '#platform/contract/money.ts'
import { dollars } from '#platform/server/foundation/words.ts'
import type { TablePaper } from '#platform/server/paper/table-paper.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What was invoiced on a day (`cents`), less what is not owed any more, or received, less what was paid back. */
export type YearEntry = { date: string; number: string; couple: string; words: string; cents: number; received: number }

const amount = (cents: number) => (cents === 0 ? '' : dollars(decimalOf(cents)))
const sumOf = (entries: readonly YearEntry[], of: 'cents' | 'received') =>
  dollars(decimalOf(entries.reduce((sum, entry) => sum + entry[of], 0)))
const quarterOf = ({ date }: YearEntry) => Math.ceil(Number(date.slice(5, 7)) / 3)

const rowOf = ({ date, number, couple, words, cents, received }: YearEntry, locale: Locale) => [
  formatDate(date, locale),
  number,
  [couple, words].filter(Boolean).join('\n'),
  amount(cents),
  amount(received),
]
const totals = (name: string, entries: readonly YearEntry[]) => [
  '',
  '',
  name,
  sumOf(entries, 'cents'),
  sumOf(entries, 'received'),
]

/** What was invoiced and received in a year, by quarter, with sums. */
export function yearPaper(year: number, entries: readonly YearEntry[], locale: Locale): TablePaper {
  const quarters = [...Map.groupBy(entries, quarterOf)].map(([quarter, ofQuarter]) => ({
    heading: `Quarter ${quarter}`,
    rows: ofQuarter.map((entry) => rowOf(entry, locale)),
    sum: totals(`Quarter ${quarter}`, ofQuarter),
  }))
  return {
    title: `Ledger ${year}`,
    heading: `Ledger ${year}`,
    lines: ['Invoices that were sent, and payments received', 'In US dollars'],
    columns: [
      { name: 'Date', width: 5 },
      { name: 'Invoice', width: 4 },
      { name: 'Couple', width: 8 },
      { name: 'Invoiced', width: 4, isFigure: true },
      { name: 'Received', width: 4, isFigure: true },
    ],
    groups:
      quarters.length > 0 ? [...quarters, { heading: 'Year', rows: [], sum: totals(`All of ${year}`, entries) }] : [],
    nothing: `Nothing was invoiced or received in ${year}.`,
  }
}
