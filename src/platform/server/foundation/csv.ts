import { byteOrderMark, csvCell } from '#platform/contract/csv-cell.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'

/** A number is an amount in minor units of the row's `currency`. */
export type CsvRow = Record<string, string | number | null>

/** Columns whose text is such an amount. */
const amounts = new Set(['net', 'tax', 'amount', 'paid', 'credited', 'open'])

const cell = (name: string, value: string | number | null, currency: string) =>
  value === null
    ? ''
    : typeof value === 'number' || amounts.has(name)
      ? decimalOf(Number(value), currency)
      : csvCell(value)

/** The first line, after a byte order mark, by which spreadsheets recognise UTF-8. */
export const csvHead = (heads: Record<string, string>): string =>
  `${byteOrderMark}${Object.values(heads).map(csvCell).join(',')}\r\n`

export const csvLine = (heads: Record<string, string>, row: CsvRow): string =>
  `${Object.keys(heads)
    .map((name) => cell(name, row[name] ?? null, String(row['currency'] ?? '')))
    .join(',')}\r\n`

/** CSV as in RFC 4180. */
export const csvOf = (heads: Record<string, string>, rows: readonly CsvRow[]): Buffer =>
  Buffer.from([csvHead(heads), ...rows.map((row) => csvLine(heads, row))].join(''))
