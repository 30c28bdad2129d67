import { endMemberSessions } from '#server/accounts/member-queries.ts'
import { endSessions } from '#server/accounts/queries.ts'
import { record } from '#server/audit/queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import type { Pool } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { timedJob } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'
import { deleteOldChallenges } from '#server/second-factors/challenge-queries.ts'
import { factorsResetMail } from '#server/second-factors/mails.ts'
import { deleteFactors, deleteWaitingSecrets } from '#server/second-factors/queries.ts'
import { findAccountsWithFactors } from '#server/second-factors/requirement-queries.ts'

const sweepSecondFactors = timedJob('sweep-second-factors', { at: '23 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    await deleteOldChallenges(tx)
    await deleteWaitingSecrets(tx)
  }),
)

/** For the operator's command: how many accounts with this address had second factors, which are gone. */
export const resetFactorsOf = (pool: Pool, email: string): Promise<number> =>
  asSystem(pool, async (tx) => {
    const accounts = await findAccountsWithFactors(tx, email)
    for (const account of accounts) {
      await deleteFactors(tx, account)
      if (account.memberId === null) await endSessions(tx, account.plannerId)
      else await endMemberSessions(tx, account.memberId)
      await enqueue(tx, mail, factorsResetMail(account, 'The operator of your Larkspur'))
      await record(tx, 'factor-removed', { plannerId: account.plannerId, details: { member: account.name } })
    }
    return accounts.length
  })

export const secondFactorJobs = [sweepSecondFactors]
