import { within } from '#platform/server/db/caller-transaction.ts'
import { openLink, type NewLink } from '#weddings/links/server/public.ts'
import type { PlannerCaller, TestServer } from '#test/server.ts'

/** A link of this planner, as a feature makes it. */
export function linkOf({ database }: TestServer, planner: PlannerCaller, values: Partial<NewLink> = {}) {
  const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
  return within(database.pool, who, (tx) => openLink(tx, { kind: 'party-day', label: 'Rosebud Flowers', ...values }))
}
