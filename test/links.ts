import { within } from '#server/db/within.ts'
import { openLink, type NewLink } from '#server/links/queries.ts'
import type { PlannerCaller, TestServer } from '#test/server.ts'

/** A link of this planner, as a feature makes it. */
export function linkOf({ database }: TestServer, planner: PlannerCaller, values: Partial<NewLink> = {}) {
  const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
  return within(database.pool, who, (tx) => openLink(tx, { kind: 'party-day', label: 'Rosebud Flowers', ...values }))
}
