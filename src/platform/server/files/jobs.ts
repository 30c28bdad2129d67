import { dayMs } from '#platform/contract/calendar-date.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { isWanted, postponeRemoval } from '#platform/server/files/queries.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { job, timedJob, type JobContext } from '#platform/server/jobs/job.ts'

/** A running backup may hold the row that names this file and copies files last, so the removal is postponed. */
export const removeFile = job<{ key: string }>(
  'remove-file',
  async ({ key }, { pool, services }) => {
    const isPostponed = await asSystem(pool, (tx) => postponeRemoval(tx, key))
    if (!isPostponed) await services.files.remove(key)
  },
  { lane: 'long' },
)

/**
 * An upload is stored before it is recorded. If recording failed, no row names the file; it is removed after a day,
 * unless a backup is running.
 */
export async function sweepFiles(
  { pool, log, services: { files } }: JobContext,
  columns: readonly FileColumn[],
  before: Date = new Date(Date.now() - dayMs),
): Promise<void> {
  const failed = { log, problem: 'a file without a row could not be removed', of: (key: string) => ({ key }) }
  await eachApart(files.olderThan(before), failed, async (key) => {
    if (!(await asSystem(pool, (tx) => isWanted(tx, key, columns)))) await files.remove(key)
  })
}

/** `columns`: all columns that name files. A file named in none of them is an orphan. */
export const fileJobs = (columns: readonly FileColumn[]) => [
  removeFile,
  timedJob('sweep-files', { at: '17 3 * * *' }, (context) => sweepFiles(context, columns), {
    lane: 'long',
  }),
]
