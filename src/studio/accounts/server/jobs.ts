import { mailVerification } from '#studio/accounts/server/addresses.ts'
import { findMemberLogins, mailInvitation } from '#studio/accounts/server/public/members.ts'
import { deleteExpired, findLogin, listUnverified, mailToken } from '#studio/accounts/server/queries.ts'
import { deleteExpiredSessions } from '#studio/sessions/server/public.ts'
import type { TokenPurpose } from '#studio/accounts/server/table.ts'
import { recordFailedSignIn } from '#studio/audit/server/public/failed-sign-ins.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { forgetOldAttempts } from '#platform/server/db/limits.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'

type About = { purpose: Exclude<TokenPurpose, 'restore-email'>; email: string }

/** A job, so that requesting a mail takes the same time whether or not the address has an account. */
export const accountMail = job<About>('account-mail', ({ purpose, email }, { pool }) =>
  asSystem(pool, async (tx) => {
    if (purpose === 'verify-email') {
      for (const planner of await listUnverified(tx, email)) await mailVerification(tx, planner)
      return
    }
    const login = await findLogin(tx, email)
    await (login ? mailToken(tx, login.planner, purpose) : mailMembers(tx, email))
  }),
)

/** A member chooses a new password with a new invitation. */
async function mailMembers(tx: Tx, email: string): Promise<void> {
  for (const { id, plannerId } of await findMemberLogins(tx, email))
    await mailInvitation(tx, plannerId, id, 'newPassword')
}

export const sweepAccounts = timedJob('sweep-accounts', { at: '41 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    await forgetOldAttempts(tx)
    await deleteExpired(tx)
    await deleteExpiredSessions(tx)
  }),
)

/** A job for known and unknown accounts alike, so that the time does not tell them apart. */
export const failedSignIn = job<{ email: string; address: string | null }>(
  'failed-sign-in',
  ({ email, address }, { pool }) =>
    asSystem(pool, async (tx) => {
      const owner = (await findLogin(tx, email))?.planner
      const members = await findMemberLogins(tx, email)
      const accounts = members.map(({ id, plannerId, name }) => ({
        key: `member ${id}`,
        plannerId,
        details: { account: name },
      }))
      if (owner?.emailVerified)
        accounts.unshift({ key: `owner ${owner.id}`, plannerId: owner.id, details: { account: owner.name } })
      await recordFailedSignIn(tx, accounts, address)
    }),
)

export const accountJobs = [accountMail, failedSignIn, sweepAccounts]
