import { trashDays } from '#weddings/clients/contract/trash-days.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { timedJob } from '#platform/server/jobs/job.ts'
import { listOutlived, purgeWedding } from '#weddings/trash/server/queries.ts'

const emptyTrash = timedJob('empty-trash', { at: '29 4 * * *' }, async ({ pool, log }) =>
  eachApart(
    await asSystem(pool, (tx) => listOutlived(tx, trashDays)),
    { log, problem: 'a deleted couple could not be purged', of: (deletedWedding) => ({ deletedWedding }) },
    (id) => asSystem(pool, (tx) => purgeWedding(tx, id)),
  ),
)

export const trashJobs = [emptyTrash]
