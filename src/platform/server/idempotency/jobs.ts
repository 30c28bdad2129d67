import { asSystem } from '#server/db/as-system.ts'
import { sweepAnswers } from '#server/idempotency/queries.ts'
import { timedJob } from '#server/jobs/job.ts'

export const sweepKeyedAnswers = timedJob('sweep-keyed-answers', { at: '29 * * * *' }, ({ pool }) =>
  asSystem(pool, sweepAnswers),
)
