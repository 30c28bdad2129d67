import type { Schema } from '#platform/contract/endpoint.ts'
import type { Issue } from '#platform/contract/errors.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Ids are integers that fit the database, and anything else is not found; the secret of a link stays text. */
export function parseParams(given: Record<string, string>): Record<string, string | number> {
  const params: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'token') {
      if (value.length > 200 || value.includes('\0')) refuse('not-found')
      params[name] = value
      continue
    }
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0
    if (id < 1 || id > 2147483647) refuse('not-found')
    params[name] = id
  }
  return params
}

type ParseError = { issues: readonly { path: readonly PropertyKey[]; message: string }[] }

function issuesOf(error: ParseError): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

export function parseGiven(schema: Schema | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(given ?? {})
  if (parsed.success) return parsed.data
  const issues = issuesOf(parsed.error)
  // A single issue's own message is better than a list; if it is zod's default, the general message is kept.
  return refuse('invalid', { issues, message: issues[0]?.message })
}
