import { isEmail, type Addressee } from '#studio/accounts/server/queries.ts'
import { planners } from '#studio/studios/server/table.ts'
import { and, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type NewPlanner = { name: string; username: string; email: string; businessName: string | null; passwordHash: string }

/** Others that wait with the same address stay as they are: whoever confirms one has chosen its password. */
export async function storeSignup(tx: Tx, values: NewPlanner): Promise<Addressee> {
  const { id, name, email } = planners
  const [row] = await tx.insert(planners).values(values).returning({ id, name, email })
  return row ?? refuse('not-found')
}

export type Signup = {
  at: string
  /** Others who have not verified the address either signed up with it too. */
  isShared: boolean
}

/** The sign-up that a first address waits for; undefined for an address that is changed. */
export async function findSignup(tx: Tx, { id, email }: Addressee): Promise<Signup | undefined> {
  const { id: waiting, createdAt } = planners
  const rows = await tx
    .select({ id: waiting, createdAt })
    .from(planners)
    .where(and(isEmail(email), eq(planners.emailVerified, false)))
  const own = rows.find((row) => row.id === id)
  return own && { at: own.createdAt, isShared: rows.length > 1 }
}
