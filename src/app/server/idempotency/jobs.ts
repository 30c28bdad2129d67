import { asSystem } from '#platform/server/db/as-system.ts'
import { sweepAnswers } from '#app/server/idempotency/queries.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

export const sweepKeyedAnswers = timedJob('sweep-keyed-answers', { at: '29 * * * *' }, ({ pool }) =>
  asSystem(pool, sweepAnswers),
)
