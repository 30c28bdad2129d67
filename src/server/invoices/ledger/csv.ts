import { decimalOf } from '#contract/money.ts'

type Row = Record<string, string | null>

/** Columns with amounts in cents. */
const amounts = new Set(['net', 'tax', 'amount', 'paid', 'credited', 'open'])

/** Text that a spreadsheet would run as a formula gets an apostrophe. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (name: string, value: string | null) =>
  value === null ? '' : amounts.has(name) ? decimalOf(Number(value)) : quoted(harmless(value))

/** CSV as in RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvOf(heads: Record<string, string>, rows: readonly Row[]): Buffer {
  const names = Object.keys(heads)
  const lines = rows.map((row) => names.map((name) => cell(name, row[name] ?? null)).join(','))
  return Buffer.from(`\uFEFF${[Object.values(heads).map(quoted).join(','), ...lines].join('\r\n')}\r\n`)
}
