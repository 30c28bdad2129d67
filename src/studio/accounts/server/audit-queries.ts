import type { AuditKind } from '#studio/audit/contract/endpoints.ts'
import { plannerSessions } from '#studio/sessions/server/table.ts'
import { members, planners } from '#studio/studios/server/table.ts'
import { actorOf, record } from '#studio/audit/server/queries.ts'
import type { AuditDetails } from '#studio/audit/server/table.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

/** What a signed-in owner or member, or a token, does, in a transaction without its session. */
export async function recordOf(
  tx: Tx,
  kind: AuditKind,
  who: PlannerSession,
  details: AuditDetails = {},
): Promise<void> {
  const { plannerId, member, apiToken } = who
  if (apiToken) return record(tx, kind, { plannerId, by: { actor: 'token', name: apiToken.name }, details })
  if (!member) return recordOfOwner(tx, kind, plannerId, details)
  await record(tx, kind, { plannerId, by: actorOf({ memberId: member.id, name: member.name }), details })
}

/** The same of whoever has a link that was mailed to the owner. */
export async function recordOfOwner(
  tx: Tx,
  kind: AuditKind,
  plannerId: number,
  details: AuditDetails = {},
): Promise<void> {
  const [owner] = await tx.select({ name: planners.name }).from(planners).where(eq(planners.id, plannerId))
  await record(tx, kind, { plannerId, by: actorOf({ memberId: null, name: owner?.name ?? '' }), details })
}

/** Before the session of this token ends. */
export async function recordSignOut(tx: Tx, token: string): Promise<void> {
  const { plannerId, memberId, device } = plannerSessions
  const [session] = await tx
    .select({ plannerId, memberId, device, name: sql<string>`coalesce(${members.name}, ${planners.name})` })
    .from(plannerSessions)
    .innerJoin(planners, eq(planners.id, plannerId))
    .leftJoin(members, and(eq(members.plannerId, plannerId), eq(members.id, memberId)))
    .where(eq(plannerSessions.tokenHash, hashOf(token)))
  if (!session) return
  await record(tx, 'sign-out', {
    plannerId: session.plannerId,
    by: actorOf(session),
    details: { device: session.device },
  })
}
