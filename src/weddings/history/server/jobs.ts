import { forgetOldHistory } from '#weddings/history/server/queries.ts'
import { studioByStudio } from '#platform/server/jobs/apart.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

export const sweepHistory = timedJob('sweep-history', { at: '17 3 * * *' }, (context) =>
  studioByStudio(context, 'the old history of a studio could not be deleted', forgetOldHistory),
)

export const historyJobs = [sweepHistory]
