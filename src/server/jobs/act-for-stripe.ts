import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'

/** From here on, the database knows for whom and by whom amounts are changed. */
export async function actForStripe(tx: Tx, plannerId: number): Promise<void> {
  await tx.execute(
    sql`select set_config('app.planner', ${String(plannerId)}, true), set_config('app.by', 'Stripe', true)`,
  )
}
