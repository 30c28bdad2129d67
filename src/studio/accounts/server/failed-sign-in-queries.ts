import { failedSignIn } from '#server/accounts/jobs.ts'
import { callersAddress } from '#server/db/announcements.ts'
import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

export const noteFailedSignIn = (tx: Tx, email: string): Promise<void> =>
  enqueue(tx, failedSignIn, { email, address: callersAddress() })
