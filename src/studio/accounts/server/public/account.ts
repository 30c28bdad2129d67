import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { asMember, findMember } from '#studio/accounts/server/public/members.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import type { SigningIn } from '#studio/sessions/server/public.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Account = Pick<SigningIn, 'plannerId' | 'memberId'>

/** The owner of a studio, or one of its members, with what it sees of itself. */
export async function findAccount(tx: Tx, { plannerId, memberId }: Account): Promise<SigningIn & { user: Planner }> {
  const studio = await findPlanner(tx, plannerId)
  const user = memberId === null ? studio : asMember(studio, await findMember(tx, memberId))
  return { plannerId, memberId, name: user.name, email: user.email, user }
}
