import type { Session } from '#studio/sessions/contract/endpoints.ts'
import { plannerSessions } from '#studio/sessions/server/table.ts'
import { desc, eq, gt, ne, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Each member reaches only its own, by the policy of the table. */
export function listSessions(tx: Tx, current: number): Promise<Session[]> {
  const isCurrent = sql<boolean>`${eq(plannerSessions.id, current)}`
  return tx
    .select({
      id: plannerSessions.id,
      device: plannerSessions.device,
      address: plannerSessions.address,
      createdAt: plannerSessions.createdAt,
      seenAt: plannerSessions.seenAt,
      isCurrent,
    })
    .from(plannerSessions)
    .where(gt(plannerSessions.expiresAt, sql`now()`))
    .orderBy(desc(isCurrent), desc(plannerSessions.seenAt), desc(plannerSessions.id))
}

/** Returns the device that was signed out. */
export async function deleteSession(tx: Tx, id: number): Promise<string> {
  const { device } = plannerSessions
  const [row] = await tx.delete(plannerSessions).where(eq(plannerSessions.id, id)).returning({ device })
  return row ? row.device : refuse('not-found')
}

export async function deleteOthers(tx: Tx, current: number): Promise<void> {
  await tx.delete(plannerSessions).where(ne(plannerSessions.id, current))
}
