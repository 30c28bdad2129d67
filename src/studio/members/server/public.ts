import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** Callable by every member with work, who may not read the rows of the others. */
export async function listColleagues(tx: Tx): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`select id, name from colleagues()`)
  return rows
}
