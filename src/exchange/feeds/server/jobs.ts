import { asSystem } from '#server/db/as-system.ts'
import { deleteCancelled } from '#server/feeds/queries.ts'
import { timedJob } from '#server/jobs/job.ts'

const forgetCancelled = timedJob('forget-cancelled-entries', { at: '41 4 * * *' }, ({ pool }) =>
  asSystem(pool, deleteCancelled),
)

export const feedJobs = [forgetCancelled]
