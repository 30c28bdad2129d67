import { decimalOf } from '#platform/contract/locale/money.ts'

/** A number is an amount in minor units of the row's `currency`. */
export type CsvRow = Record<string, string | number | null>

/** Columns whose text is such an amount. */
const amounts = new Set(['net', 'tax', 'amount', 'paid', 'credited', 'open'])

/** The signs that begin a formula, also as East Asian keyboards write them. */
const formula = /(^|;)(?=[=+\-@＝＋－＠\t\r])/g

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe. Where lists are separated by semicolons, one begins
 * another cell.
 */
const harmless = (text: string) => (phone.test(text) ? text : text.replaceAll(formula, "$1'"))

/** A telephone number calls nothing and, without a sign that calculates, computes nothing. */
const phone = /^\+\d[\d ().]{5,}$/

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (name: string, value: string | number | null, currency: string) =>
  value === null
    ? ''
    : typeof value === 'number' || amounts.has(name)
      ? decimalOf(Number(value), currency)
      : quoted(harmless(value))

/** The first line, after a byte order mark, by which spreadsheets recognise UTF-8. */
export const csvHead = (heads: Record<string, string>): string =>
  `\uFEFF${Object.values(heads).map(quoted).join(',')}\r\n`

export const csvLine = (heads: Record<string, string>, row: CsvRow): string =>
  `${Object.keys(heads)
    .map((name) => cell(name, row[name] ?? null, String(row['currency'] ?? '')))
    .join(',')}\r\n`

/** CSV as in RFC 4180. */
export const csvOf = (heads: Record<string, string>, rows: readonly CsvRow[]): Buffer =>
  Buffer.from([csvHead(heads), ...rows.map((row) => csvLine(heads, row))].join(''))
