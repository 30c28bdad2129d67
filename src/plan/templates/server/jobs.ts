import { asSystem } from '#platform/server/db/as-system.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { forgetDeletedTemplates, giveTemplates } from '#plan/templates/server/queries.ts'
import { shippedTemplates } from '#plan/templates/server/shipped-templates.ts'

/** A studio's first templates, when its address is verified. */
export const giveFirstTemplates = job<{ plannerId: number }>('give-templates', ({ plannerId }, { pool }) =>
  asSystem(pool, (tx) => giveTemplates(tx, plannerId, shippedTemplates)),
)

const sweepTemplates = timedJob('sweep-templates', { at: '27 3 * * *' }, ({ pool }) =>
  asSystem(pool, forgetDeletedTemplates),
)

export const templateJobs = [giveFirstTemplates, sweepTemplates]
