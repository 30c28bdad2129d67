import { members, planners } from '#studio/studios/server/table.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const requirement = { isRequired: planners.requiresSecondFactor, hasOwn: planners.hasSecondFactor }

/** Whether the studio requires second factors, and whether its owner has one. */
export async function findRequirement(tx: Tx, plannerId: number) {
  const [row] = await tx.select(requirement).from(planners).where(eq(planners.id, plannerId))
  return row ?? refuse('not-found')
}

/** Triggers bring the sessions of the studio up to date. */
export async function changeRequirement(tx: Tx, plannerId: number, isRequired: boolean) {
  const [row] = await tx
    .update(planners)
    .set({ requiresSecondFactor: isRequired })
    .where(eq(planners.id, plannerId))
    .returning(requirement)
  return row ?? refuse('not-found')
}

/** The owner of a studio and the members with this address who have a second factor. */
export async function findAccountsWithFactors(tx: Tx, email: string) {
  const { id, name } = planners
  const owners = await tx
    .select({ plannerId: id, memberId: sql<number | null>`null::int`, name, email: planners.email })
    .from(planners)
    .where(and(eq(sql`lower(${planners.email})`, email.toLowerCase()), planners.hasSecondFactor))
  const ofTeams = await tx
    .select({ plannerId: members.plannerId, memberId: members.id, name: members.name, email: members.email })
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), members.hasSecondFactor))
  return [...owners, ...ofTeams]
}
