import type { Pool } from '#server/db/pool.ts'

/**
 * Deletes earlier runs of a timed job that have failed for good, because this one has done what they had to do. A run
 * that is replaced while it is under way has no attempts left when it fails.
 */
export async function forgetMissedRuns(pool: Pool, task: string, doneId: string): Promise<void> {
  await pool.query(
    `select from graphile_worker.complete_jobs(array(
       select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.id < $2 and j.attempts >= j.max_attempts and j.locked_at is null))`,
    [task, doneId],
  )
}
