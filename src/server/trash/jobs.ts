import { keptDays } from '#contract/kept-days.ts'
import { asSystem } from '#server/db/as-system.ts'
import { timedJob } from '#server/jobs/job.ts'
import { listOutlived, purgeWedding } from '#server/trash/queries.ts'

const emptyTrash = timedJob('empty-trash', { at: '29 4 * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    for (const id of await listOutlived(tx, keptDays)) await purgeWedding(tx, id)
  }),
)

export const trashJobs = [emptyTrash]
