import { decimalOf } from '#contract/money.ts'

type Row = Record<string, string | null>

/** Columns that hold cents. */
const amounts = new Set(['net', 'tax', 'amount', 'paid', 'credited', 'open'])

/** Text that a spreadsheet would take for a formula gets an apostrophe, so that it stays text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (name: string, value: string | null) =>
  value === null ? '' : amounts.has(name) ? decimalOf(Number(value)) : quoted(harmless(value))

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export function csvOf(heads: Record<string, string>, rows: readonly Row[]): Buffer {
  const names = Object.keys(heads)
  const lines = rows.map((row) => names.map((name) => cell(name, row[name] ?? null)).join(','))
  return Buffer.from(`\uFEFF${[Object.values(heads).map(quoted).join(','), ...lines].join('\r\n')}\r\n`)
}
