import * as z from 'zod/mini'
import { businessForm } from '#contract/accounts.ts'
import { date, email, timeZone } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { problem } from '#server/exports/import/problem.ts'
import type { Row } from '#server/exports/row-queries.ts'

/** Mails that were not placed are longer than what people type. */
const longestText = 20 * limits.page
const deepest = 12

/** By the names of columns: what the calls that write them accept. Jobs compute with these for all studios at once. */
const rules: readonly (readonly [RegExp, z.ZodMiniType])[] = [
  [/(^|_)date$|_on$|^until$/, z.union([z.literal(''), date])],
  [/^month_year$/, z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))],
  [/^time$/, z.string().check(z.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/))],
  [/(^|_)time_zone$/, timeZone],
  [/(^|_)email$/, z.union([z.literal(''), email()])],
  [/^history_months$/, businessForm.shape.historyMonths],
]

/** Refuses a row with a value that no call would have stored. What the database itself checks is left to it. */
export function checkRow(row: Row, place: string): void {
  for (const [column, value] of Object.entries(row)) {
    if (value === null) continue
    if (!isBounded(value)) problem(`${place}: ${column} is too long, or too deep.`)
    for (const [names, schema] of rules)
      if (names.test(column) && !schema.safeParse(value).success)
        problem(`${place}: ${column} is ${JSON.stringify(value).slice(0, 60)}, which is not allowed.`)
  }
}

function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= longestText
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((inner) => isBounded(inner, depth + 1))
}
