import { isEmail, type Addressee } from '#studio/accounts/server/queries.ts'
import { planners } from '#studio/studios/server/table.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { and, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type NewPlanner = { name: string; username: string; email: string; businessName: string | null; passwordHash: string }
type Waiting = NewPlanner & { signInKey: string | undefined }

/** Others that wait with the same address stay as they are: whoever confirms one has chosen its password. */
export async function storeSignup(tx: Tx, { signInKey, ...values }: Waiting): Promise<Addressee> {
  const { id, name, email } = planners
  const [row] = await tx
    .insert(planners)
    .values({ ...values, signInKeyHash: signInKey === undefined ? null : hashOf(signInKey) })
    .returning({ id, name, email })
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

/** Whether an address that is still to be verified was signed up with in the browser that has this key. */
export async function wasSignedUpWith(tx: Tx, id: number, signInKey: string | undefined): Promise<boolean> {
  if (signInKey === undefined) return false
  const isOwn = and(
    eq(planners.id, id),
    eq(planners.emailVerified, false),
    eq(planners.signInKeyHash, hashOf(signInKey)),
  )
  const rows = await tx.select({ id: planners.id }).from(planners).where(isOwn)
  return rows.length > 0
}
