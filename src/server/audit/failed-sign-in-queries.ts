import { failedSignIn, type FailedSignIn } from '#server/audit/jobs/failed-sign-in.ts'
import { callOf } from '#server/db/announcements.ts'
import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

/** For known and unknown accounts alike, so that the time does not tell them apart. */
export const noteFailedSignIn = (tx: Tx, to: FailedSignIn['to'], email: string): Promise<void> =>
  enqueue(tx, failedSignIn, { to, email, address: callOf.getStore()?.address ?? null })
