import { plannerSessions } from '#studio/sessions/server/table.ts'
import { members, planners } from '#studio/studios/server/table.ts'
import { actorOf, record } from '#studio/audit/server/public/record.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

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
