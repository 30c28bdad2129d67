import { isEmail, type Addressee } from '#server/accounts/queries.ts'
import { planners } from '#server/accounts/table.ts'
import { and, eq } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'

type NewPlanner = { name: string; username: string; email: string; businessName: string | null; passwordHash: string }

/** Others that wait with the same address stay as they are: whoever confirms one has chosen its password. */
export async function storeSignup(tx: Tx, values: NewPlanner): Promise<Addressee> {
  const { id, name, email } = planners
  const [row] = await tx.insert(planners).values(values).returning({ id, name, email })
  return row ?? refuse('not-found')
}

/** When the planner signed up, if others who have not verified the address either signed up with it too. */
export async function findSharedSignup(tx: Tx, { id, email }: Addressee): Promise<string | undefined> {
  const { id: waiting, createdAt } = planners
  const rows = await tx
    .select({ id: waiting, createdAt })
    .from(planners)
    .where(and(isEmail(email), eq(planners.emailVerified, false)))
  return rows.length > 1 ? rows.find((row) => row.id === id)?.createdAt : undefined
}
