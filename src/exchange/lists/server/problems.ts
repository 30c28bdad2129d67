import type * as z from 'zod/mini'
import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import { msg, type Translate } from '#platform/contract/locale/translate.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type Problems = ListOutcome['problems']

/** What is wrong with a row, once for each of its fields. */
export function problemsOf(row: number, { issues }: Pick<z.core.$ZodError, 'issues'>, t: Translate): Problems {
  const first = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (!first.has(field)) first.set(field, message)
  }
  return [...first].map(([field, message]) => ({ row, field, message: t(message) }))
}

export const refuseProblems = (problems: Problems): never =>
  refuse('invalid', {
    message:
      problems.length === 1
        ? msg('A row cannot be added, so nothing was.')
        : msg('Some rows cannot be added, so nothing was.'),
    issues: problems.map(({ row, field, message }) => ({ path: `rows.${row}.${field}`, message })),
  })
