import type { Pool } from '#platform/server/db/pool.ts'

/**
 * Deletes earlier runs of a timed job that have failed for good, because this one has done what they had to do. A run
 * that is replaced while it is under way has no attempts left when it fails.
 */
export async function forgetMissedRuns(pool: Pool, task: string, doneId: string): Promise<void> {
  await pool.query(
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where task_identifier = $1 and id < $2 and attempts >= max_attempts and locked_at is null))`,
    [task, doneId],
  )
}
