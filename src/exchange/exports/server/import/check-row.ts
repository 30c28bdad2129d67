import * as z from 'zod/mini'
import { date, email, timeZone } from '#platform/contract/fields.ts'
import { limits } from '#platform/contract/limits.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'
import type { Row, RowForm } from '#platform/server/db/about.ts'
import type { ExportedTable } from '#exchange/exports/server/exported-tables.ts'
import { isRow } from '#exchange/exports/server/row-queries.ts'

/** Mails that were not placed are longer than what people type. */
const longestText = 20 * limits.page
const deepest = 12

/** A moment that an export can have; PostgreSQL knows others, such as infinity, which no answer can say. */
const moment = z.string().check(
  z.refine((written: string) => {
    const year = new Date(written).getFullYear()
    return /^\d{4}-/.test(written) && year >= 1900 && year <= 2200
  }, 'This is not a valid time.'),
)

/** By the names of columns that no form has: what the calls that write them accept. */
const rules: readonly (readonly [RegExp, z.ZodMiniType])[] = [
  [/(^|_)date$|_on$|^until$/, z.union([z.literal(''), date])],
  [/(^|_)time_zone$/, timeZone],
  [/(^|_)email$/, z.union([z.literal(''), email()])],
  [/_at$|^at$|^timestamp$|^last_login$/, moment],
]

/** Refuses a row with a value that no call would have stored. What the database itself checks is left to it. */
export function rowCheck(tables: readonly ExportedTable[]) {
  const forms = new Map(tables.map(({ table, form }) => [table, form ?? {}]))
  return (table: string, row: Row, place: string): void => {
    if (table === 'history') {
      // An undo writes what a row had into its table.
      const form = forms.get(String(row['table_name'])) ?? {}
      for (const side of ['before', 'after']) if (isRow(row[side])) checkValues(form, row[side], `${place}, ${side}`)
    }
    checkValues(forms.get(table) ?? {}, row, place)
  }
}

function checkValues(form: RowForm, row: Row, place: string): void {
  for (const [column, value] of Object.entries(row)) {
    if (value === null) continue
    if (!isBounded(value)) problem(`${place}: ${column} is too long, or too deep.`)
    const own = form[fieldOf(column)]
    const schemas = own ? [own] : rules.flatMap(([names, schema]) => (names.test(column) ? [schema] : []))
    for (const schema of schemas) {
      const { success, error } = schema.safeParse(value)
      if (success) continue
      const given = JSON.stringify(value).slice(0, 60)
      problem(`${place}: ${column} is ${given}, which is not allowed. ${error.issues[0]?.message ?? ''}`.trim())
    }
  }
}

/** 'due_date' as 'dueDate'. */
const fieldOf = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= longestText
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((inner) => isBounded(inner, depth + 1))
}
