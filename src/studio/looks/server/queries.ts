import { studioLooks } from '#studio/looks/server/table.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Change = Partial<typeof studioLooks.$inferInsert>

export async function changeLook(tx: Tx, change: Change): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await tx.insert(studioLooks).values(given).onConflictDoNothing()
  if (Object.keys(given).length > 0)
    await tx
      .update(studioLooks)
      .set(given)
      .where(sql`true`)
}
