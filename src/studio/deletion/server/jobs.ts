import { asSystem } from '#platform/server/db/as-system.ts'
import { mailCertificate } from '#studio/deletion/server/public.ts'
import { deleteStudio, listDue } from '#studio/deletion/server/queries.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { timedJob, type JobContext } from '#platform/server/jobs/job.ts'

/** Each studio in a transaction of its own, so that one that can't be deleted keeps none of the others. */
export async function deleteStudios(
  { pool, log, services }: JobContext,
  columns: readonly FileColumn[],
): Promise<void> {
  const problem = 'a studio could not be deleted'
  await eachApart(await asSystem(pool, listDue), { log, problem, of: (planner) => ({ planner }) }, async (id) => {
    await asSystem(pool, async (tx) => {
      const deleted = await deleteStudio(tx, id, columns)
      if (!deleted) return
      for (const key of deleted.files) await enqueue(tx, removeFile, { key })
      const { owner, counts } = deleted
      await mailCertificate(tx, owner, { what: owner.studio, counts })
    })
    await services.work.forget(id)
  })
}

/** `columns`: all columns that name files. */
export const deletionJobs = (columns: readonly FileColumn[]) => [
  timedJob('delete-studios', { at: '41 * * * *' }, (context) => deleteStudios(context, columns)),
]
