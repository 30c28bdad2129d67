import { findMemberLogins } from '#server/accounts/member-queries.ts'
import { findLogin } from '#server/accounts/queries.ts'
import { record, type Recorded } from '#server/audit/queries.ts'
import { findLoginCandidates } from '#server/clients/queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import { countFailedSignIn } from '#server/db/limits.ts'
import type { Tx } from '#server/db/pool.ts'
import { job } from '#server/jobs/job.ts'

export type FailedSignIn = { to: 'studio' | 'portal'; email: string; address: string | null }

type Account = { key: string; plannerId: number } & Pick<Recorded, 'weddingId' | 'details'>

/** Of the failures of one account from one network, the first in a quarter of an hour is recorded, and each tenth. */
const recordedEach = 10

/** Failures beyond so many in an hour leave no entry, so that strangers can't fill the log of a studio. */
const mostOfStudio = 60

async function accountsOf(tx: Tx, { to, email }: FailedSignIn): Promise<Account[]> {
  if (to === 'portal') {
    const couples = await findLoginCandidates(tx, email)
    return couples
      .filter(({ isActivated }) => isActivated)
      .map(({ id, plannerId }) => ({ key: `client ${id}`, plannerId, weddingId: id, details: {} }))
  }
  const owner = (await findLogin(tx, email))?.planner
  const members = await findMemberLogins(tx, email)
  return [
    ...(owner?.emailVerified
      ? [{ key: `owner ${owner.id}`, plannerId: owner.id, details: { account: owner.name } }]
      : []),
    ...members.map(({ id, plannerId, name }) => ({ key: `member ${id}`, plannerId, details: { account: name } })),
  ]
}

export const failedSignIn = job<FailedSignIn>('failed-sign-in', (failed, { pool }) =>
  asSystem(pool, async (tx) => {
    for (const { key, plannerId, weddingId, details } of await accountsOf(tx, failed)) {
      const count = await countFailedSignIn(tx, 'account', key, failed.address ?? '')
      if (count > 1 && count % recordedEach !== 0) continue
      if ((await countFailedSignIn(tx, 'studio', String(plannerId))) > mostOfStudio) continue
      const by = { actor: 'nobody' } as const
      await record(tx, 'sign-in-failed', {
        plannerId,
        by,
        weddingId,
        address: failed.address,
        details: { ...details, count },
      })
    }
  }),
)
