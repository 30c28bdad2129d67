import { findMemberPassword } from '#server/accounts/member-queries.ts'
import { findPasswordHash } from '#server/accounts/queries.ts'
import { recordOf } from '#server/accounts/audit-queries.ts'
import type { PlannerSession } from '#server/db/callers.ts'
import { limitLogins, type WithoutSession } from '#server/db/limits.ts'
import { passwordMatches } from '#server/ground/passwords.ts'
import { refuseField } from '#server/ground/refusal.ts'

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
    const message = password ? 'Your current password is not right.' : 'Please enter your password for this change.'
    refuseField('currentPassword', message)
  })
}
