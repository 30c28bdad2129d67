import { findMemberPassword } from '#studio/accounts/server/member-password-queries.ts'
import { findPasswordHash } from '#studio/accounts/server/queries.ts'
import { recordOf } from '#studio/audit/server/public/record.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { limitLogins, type WithoutSession } from '#platform/server/db/limits.ts'
import { passwordMatches } from '#platform/server/foundation/passwords.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

type Call = { who: PlannerSession; from: string; withoutSession: WithoutSession }

/** Protects an unattended browser. Attempts count like failed logins, and wrong passwords are recorded. */
export function checkPassword({ who, from, withoutSession }: Call, password: string | undefined): Promise<void> {
  const { plannerId, member } = who
  const account = member ? `member ${member.id}` : `planner ${plannerId}`
  return limitLogins(withoutSession, account, from, async () => {
    const stored = await withoutSession((tx) =>
      member ? findMemberPassword(tx, member.id) : findPasswordHash(tx, plannerId),
    )
    if (password && (await passwordMatches(password, stored))) return
    if (password) await withoutSession((tx) => recordOf(tx, 'password-refused', who))
    const message = password ? 'Your current password is not correct.' : 'Please enter your password for this change.'
    refuseField('currentPassword', message)
  })
}
