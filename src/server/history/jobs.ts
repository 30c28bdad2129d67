import { asSystem } from '#server/db/as-system.ts'
import { forgetOldHistory } from '#server/history/queries.ts'
import { timedJob } from '#server/jobs/job.ts'

const sweepHistory = timedJob('sweep-history', { at: '17 3 * * *' }, ({ pool }) => asSystem(pool, forgetOldHistory))

export const historyJobs = [sweepHistory]
