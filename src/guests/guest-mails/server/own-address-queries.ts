import type { PlannerSession } from '#platform/server/db/callers.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { planners } from '#studio/studios/server/table.ts'

/** Where the caller reads its own mail. */
export async function findOwnAddress(tx: Tx, { plannerId, member }: PlannerSession): Promise<string> {
  const ofMember = sql`(select m.email from members m where m.planner_id = ${plannerId} and m.id = ${member?.id ?? null}::int)`
  const [row] = await tx
    .select({ email: sql<string>`coalesce(${ofMember}, ${planners.email})` })
    .from(planners)
    .where(eq(planners.id, plannerId))
  return row?.email ?? refuse('not-found')
}
