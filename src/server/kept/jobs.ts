import { asSystem } from '#server/db/as-system.ts'
import { timedJob } from '#server/jobs/job.ts'
import { forgetTopicChanges } from '#server/kept/queries.ts'

export const sweepTopicChanges = timedJob('sweep-topic-changes', { at: '37 * * * *' }, ({ pool }) =>
  asSystem(pool, forgetTopicChanges),
)
