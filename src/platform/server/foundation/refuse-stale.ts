import { refuse } from '#platform/server/foundation/refusal.ts'

type Value = string | boolean | null
type Values = Readonly<Record<string, unknown>>

const valueOf = (value: unknown) => (value || null) as Value

/** Refuses to overwrite what somebody else has written since the caller read it, unless it is the same. */
export function refuseStale(name: string, present: Values, change: Values, previous: Values | undefined): void {
  const fields = Object.keys(previous ?? {}).filter((field) => {
    if (change[field] === undefined) return false
    const now = valueOf(present[field])
    return now !== valueOf(previous?.[field]) && now !== valueOf(change[field])
  })
  if (fields.length === 0) return
  refuse('taken', {
    message: `Somebody else has changed “${name}” meanwhile. Please look at it again.`,
    issues: fields.map((path) => ({ path, message: 'Somebody else has changed this meanwhile.' })),
    current: Object.fromEntries(fields.map((field) => [field, present[field] as string | null])),
  })
}
