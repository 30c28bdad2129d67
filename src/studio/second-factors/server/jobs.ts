import { endMemberSessions, endSessions } from '#studio/sessions/server/public.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { timedJob } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { deleteOldChallenges } from '#studio/second-factors/server/challenge-queries.ts'
import { factorsResetMail } from '#studio/second-factors/server/mails.ts'
import { deleteFactors, deleteWaitingSecrets } from '#studio/second-factors/server/queries.ts'
import { findAccountsWithFactors } from '#studio/second-factors/server/requirement-queries.ts'

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
