import type { Pool } from '#platform/server/db/pool.ts'

/**
 * Moves what was queued while the clock was ahead, such as that of a machine that booted with a wrong date, to the
 * present time: it would wait until the clock has caught up. Jobs keep their delay.
 */
export async function followClock(pool: Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.reschedule_jobs(array[id], run_at => now() + greatest(run_at - updated_at, interval '0'))
    from graphile_worker.jobs where locked_at is null and updated_at > now() + interval '1 minute'`)
}
