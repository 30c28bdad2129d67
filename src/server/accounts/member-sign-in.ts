import type { Planner } from '#contract/accounts.ts'
import { asMember, type findMemberLogins } from '#server/accounts/member-queries.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { signIn } from '#server/accounts/sign-in-queries.ts'
import type { WithoutSession } from '#server/db/limits.ts'
import { passwordMatches } from '#server/ground/passwords.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { SessionCookies } from '#server/http/handler.ts'

type Login = Awaited<ReturnType<typeof findMemberLogins>>[number]

/** Signs in as the first of these members with this password. */
export async function signInAsMember(
  logins: readonly Login[],
  password: string,
  withoutSession: WithoutSession,
  cookies: SessionCookies,
): Promise<{ user: Planner }> {
  for (const member of logins) {
    if (!(await passwordMatches(password, member.passwordHash))) continue
    const { plannerId, id: memberId, name, email } = member
    await signIn({ withoutSession, cookies }, { plannerId, memberId, name, email })
    return { user: asMember(await withoutSession((tx) => findPlanner(tx, plannerId)), member) }
  }
  return refuse('signed-out', { message: 'Invalid email or password. Please try again.' })
}
