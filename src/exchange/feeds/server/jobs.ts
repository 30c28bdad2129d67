import { asSystem } from '#platform/server/db/as-system.ts'
import { deleteCancelled } from '#exchange/feeds/server/queries.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

const forgetCancelled = timedJob('forget-cancelled-entries', { at: '41 4 * * *' }, ({ pool }) =>
  asSystem(pool, deleteCancelled),
)

export const feedJobs = [forgetCancelled]
