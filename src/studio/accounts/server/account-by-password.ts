import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { asMember, findMemberLogins } from '#studio/accounts/server/public/members.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { listLogins } from '#studio/accounts/server/queries.ts'
import type { SigningIn } from '#studio/sessions/server/public.ts'
import { noteFailedSignIn } from '#studio/accounts/server/public/failed-sign-in.ts'
import type { WithoutSession } from '#platform/server/db/limits.ts'
import { passwordMatches } from '#platform/server/foundation/passwords.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type Found = { account: SigningIn; user: Planner }
type Given = { email: string; password: string }

/** The owner of a studio with this address and password, or the first of its members; refuses if there is none. */
export async function accountByPassword(withoutSession: WithoutSession, { email, password }: Given): Promise<Found> {
  const logins = await withoutSession((tx) => listLogins(tx, email))
  const members = await withoutSession((tx) => findMemberLogins(tx, email))
  // One password is compared for an unknown address too, so that the time does not tell them apart.
  if (logins.length === 0 && members.length === 0) await passwordMatches(password, undefined)
  for (const found of logins) {
    if (!(await passwordMatches(password, found.passwordHash))) continue
    if (!found.planner.emailVerified) {
      return refuse('forbidden', {
        message: 'Please check your email and verify your account before logging in.',
        needsVerification: true,
      })
    }
    const { id: plannerId, name, email: address } = found.planner
    return { account: { plannerId, memberId: null, name, email: address }, user: found.planner }
  }
  for (const member of members) {
    if (!(await passwordMatches(password, member.passwordHash))) continue
    const { plannerId, id: memberId, name, email: address } = member
    const user = asMember(await withoutSession((tx) => findPlanner(tx, plannerId)), member)
    return { account: { plannerId, memberId, name, email: address }, user }
  }
  await withoutSession((tx) => noteFailedSignIn(tx, email))
  return refuse('signed-out', { message: 'Invalid email or password. Please try again.' })
}
