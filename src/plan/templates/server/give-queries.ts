import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { giveFirstTemplates } from '#server/templates/jobs.ts'

export const askForFirstTemplates = (tx: Tx, plannerId: number): Promise<void> =>
  enqueue(tx, giveFirstTemplates, { plannerId })
