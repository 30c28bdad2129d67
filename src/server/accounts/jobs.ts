import { mailVerification } from '#server/accounts/addresses.ts'
import { deleteExpired, findLogin, findUnverified, mailToken } from '#server/accounts/queries.ts'
import type { TokenPurpose } from '#server/accounts/table.ts'
import { asSystem } from '#server/db/as-system.ts'
import { forgetOldAttempts } from '#server/db/limits.ts'
import { job, timedJob } from '#server/jobs/job.ts'

type About = { purpose: Exclude<TokenPurpose, 'restore-email'>; email: string }

/** A job, so that requesting a mail takes the same time whether or not the address has an account. */
export const accountMail = job<About>('account-mail', ({ purpose, email }, { pool }) =>
  asSystem(pool, async (tx) => {
    const isNew = purpose === 'verify-email'
    const planner = isNew ? await findUnverified(tx, email) : (await findLogin(tx, email))?.planner
    if (!planner) return
    await (isNew ? mailVerification(tx, planner) : mailToken(tx, planner, purpose))
  }),
)

const sweepAccounts = timedJob('sweep-accounts', { at: '41 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    await forgetOldAttempts(tx)
    await deleteExpired(tx)
  }),
)

export const accountJobs = [accountMail, sweepAccounts]
