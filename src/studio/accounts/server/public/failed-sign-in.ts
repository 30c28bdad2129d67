import { failedSignIn } from '#studio/accounts/server/jobs.ts'
import { callersAddress } from '#platform/server/db/announcements.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

export const noteFailedSignIn = (tx: Tx, email: string): Promise<void> =>
  enqueue(tx, failedSignIn, { email, address: callersAddress() })
