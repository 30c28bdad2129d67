import { formatDate } from '#platform/contract/locale/dates.ts'
import { money } from '#platform/server/foundation/words.ts'
import type { TablePaper } from '#platform/server/paper/table-paper.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What was invoiced on a day (`cents`), less what is not owed any more, or received, less what was paid back. */
export type YearEntry = {
  date: string
  number: string
  couple: string
  words: string
  currency: string
  cents: number
  received: number
}
type Of = 'cents' | 'received'

const quarterOf = ({ date }: YearEntry) => Math.ceil(Number(date.slice(5, 7)) / 3)

function groupsOf(currency: string, entries: readonly YearEntry[], year: number, locale: Locale, named: boolean) {
  const amount = (minor: number) => (minor === 0 ? '' : money(minor, currency, locale.region))
  const sumOf = (some: readonly YearEntry[], of: Of) =>
    money(
      some.reduce((sum, entry) => sum + entry[of], 0),
      currency,
      locale.region,
    )
  const totals = (name: string, some: readonly YearEntry[]) => [
    '',
    '',
    name,
    sumOf(some, 'cents'),
    sumOf(some, 'received'),
  ]
  const rowOf = ({ date, number, couple, words, cents, received }: YearEntry) => [
    formatDate(date, locale),
    number,
    [couple, words].filter(Boolean).join('\n'),
    amount(cents),
    amount(received),
  ]
  const within = named ? ` in ${currency}` : ''
  const quarters = [...Map.groupBy(entries, quarterOf)].map(([quarter, ofQuarter]) => ({
    heading: `Quarter ${quarter}${within}`,
    rows: ofQuarter.map(rowOf),
    sum: totals(`Quarter ${quarter}${within}`, ofQuarter),
  }))
  return [...quarters, { heading: `Year${within}`, rows: [], sum: totals(`All of ${year}${within}`, entries) }]
}

/** What was invoiced and received in a year, by quarter, with sums; for each currency apart. */
export function yearPaper(year: number, entries: readonly YearEntry[], locale: Locale): TablePaper {
  const { region } = locale
  const currencies = [...Map.groupBy(entries, ({ currency }) => currency)].toSorted(([one], [other]) =>
    // The studio's own comes first.
    one === region.currency ? -1 : other === region.currency ? 1 : one < other ? -1 : 1,
  )
  const codes = currencies.map(([currency]) => currency)
  const inOne = (codes[0] ?? region.currency) === 'USD' ? 'In US dollars' : `In ${codes[0] ?? region.currency}`
  return {
    title: `Ledger ${year}`,
    heading: `Ledger ${year}`,
    lines: [
      'Invoices that were sent, and payments received',
      codes.length > 1 ? `In ${codes.join(', ')}, each added up apart` : inOne,
    ],
    columns: [
      { name: 'Date', width: 5 },
      { name: 'Invoice', width: 4 },
      { name: 'Couple', width: 8 },
      { name: 'Invoiced', width: 4, isFigure: true },
      { name: 'Received', width: 4, isFigure: true },
    ],
    groups: currencies.flatMap(([currency, some]) => groupsOf(currency, some, year, locale, codes.length > 1)),
    nothing: `Nothing was invoiced or received in ${year}.`,
  }
}
