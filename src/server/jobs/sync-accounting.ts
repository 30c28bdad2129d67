import type { Accounting } from '#server/accounting/office.ts'
import { syncBooks } from '#server/accounting/sync.ts'
import { AccountingTrouble } from '#server/accounting/trouble.ts'
import { asSystem } from '#server/db/as-system.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Pool } from '#server/db/pool.ts'
import { within } from '#server/db/within.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

/** As the planner, so that row security holds here too. What the service refuses is noted with the connection, and tried again in an hour. */
export async function syncAccounting(pool: Pool, accounting: Accounting | undefined, plannerId: number): Promise<void> {
  if (!accounting) return
  const planner = { kind: 'planner', plannerId, sessionId: 0 } as const
  try {
    await syncBooks(accounting, (work) => within(pool, planner, work))
  } catch (error) {
    if (!(error instanceof AccountingTrouble)) throw error
  }
}

/** A job for each studio with a connection, so that one that fails does not keep the others waiting. */
export const syncAllAccounting = (pool: Pool): Promise<void> =>
  asSystem(pool, async (tx) => {
    const { rows } = await tx.execute<{ planner_id: number }>(sql`select planner_id from accounting_connections`)
    for (const { planner_id: plannerId } of rows) await enqueue(tx, 'sync-accounting', { plannerId })
  })
