import type { Session } from '#contract/sessions.ts'
import { plannerSessions } from '#server/accounts/table.ts'
import { deleteRow } from '#server/db/delete-row.ts'
import { desc, eq, gt, ne, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'

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

export const deleteSession = (tx: Tx, id: number): Promise<void> => deleteRow(tx, plannerSessions, id)

export async function deleteOthers(tx: Tx, current: number): Promise<void> {
  await tx.delete(plannerSessions).where(ne(plannerSessions.id, current))
}
