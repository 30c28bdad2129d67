import { record, type Recorded } from '#studio/audit/server/public/record.ts'
import { countFailedSignIn } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** With what makes the account unlike all others, and what an entry says of it. */
type Account = { key: string; plannerId: number } & Pick<Recorded, 'weddingId' | 'details'>

/** The first failure of one account from one network in a quarter of an hour is recorded, and each tenth. */
const recordedEach = 10

/** Failures beyond so many in an hour leave no entry, so that strangers can't fill the log of a studio. */
const mostOfStudio = 60

/** Records a failed sign-in to each of these accounts. */
export async function recordFailedSignIn(tx: Tx, accounts: readonly Account[], address: string | null): Promise<void> {
  for (const { key, plannerId, weddingId, details } of accounts) {
    const count = await countFailedSignIn(tx, 'account', key, address ?? '')
    if (count > 1 && count % recordedEach !== 0) continue
    if ((await countFailedSignIn(tx, 'studio', String(plannerId))) > mostOfStudio) continue
    await record(tx, 'sign-in-failed', {
      plannerId,
      by: { actor: 'nobody' },
      weddingId,
      address,
      details: { ...details, count },
    })
  }
}
