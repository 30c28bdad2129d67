import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** Holds the letters of those weddings that have news waiting, so that old news is sent only if the planner lets it go; returns how many they are. */
export async function holdWaiting(tx: Tx, weddings: readonly number[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into letter_settings (client_id, held)
      select distinct client_id, true from notices where settled_at is null and client_id = any(${sql.param(weddings)}::int[])
    on conflict (planner_id, client_id) do update set held = true`)
  return rowCount ?? 0
}
