import { forgetOldHistory } from '#server/history/queries.ts'
import { studioByStudio } from '#server/jobs/apart.ts'
import { timedJob } from '#server/jobs/job.ts'

export const sweepHistory = timedJob('sweep-history', { at: '17 3 * * *' }, (context) =>
  studioByStudio(context, 'the old history of a studio could not be deleted', forgetOldHistory),
)

export const historyJobs = [sweepHistory]
