import type { Pool } from '#platform/server/db/pool.ts'

/** Jobs that no worker has in hand, with their payloads, which the view leaves out. */
export const waitingJobs = 'graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs))'

/** Makes jobs due that wait for their time or their next attempt. */
export async function makeDue(pool: Pick<Pool, 'query'>, which = 'true', runAt = 'now()'): Promise<number> {
  const { rows } = await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from ${waitingJobs} where ${which}), run_at => ${runAt})`,
  )
  return rows.length
}

export async function dropJobs(pool: Pick<Pool, 'query'>, which = 'true'): Promise<void> {
  await pool.query(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where ${which}))`)
}
