import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { giveFirstTemplates } from '#plan/templates/server/jobs.ts'

export const askForFirstTemplates = (tx: Tx, plannerId: number): Promise<void> =>
  enqueue(tx, giveFirstTemplates, { plannerId })
