import type { Client, ClientField } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type Values = Partial<Record<ClientField, string | null | undefined>>

const valueOf = (value: string | null | undefined) => value || null

/** Refuses to overwrite what somebody else has written since the caller read it, unless it is the same. */
export function refuseStale(present: Client, change: Values, previous: Values): void {
  const fields = (Object.keys(previous) as ClientField[]).filter((field) => {
    if (change[field] === undefined) return false
    const now = valueOf(present[field])
    return now !== valueOf(previous[field]) && now !== valueOf(change[field])
  })
  if (fields.length === 0) return
  refuse('taken', {
    message: `Somebody else has changed “${coupleNames(present)}” meanwhile. Please look at it again.`,
    issues: fields.map((path) => ({ path, message: 'Somebody else has changed this meanwhile.' })),
    current: Object.fromEntries(fields.map((field) => [field, present[field]])),
  })
}
