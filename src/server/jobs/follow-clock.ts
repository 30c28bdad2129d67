import type { Pool } from '#server/db/pool.ts'

/**
 * Moves what the queue wrote while the clock was ahead, such as that of a machine that booted with a wrong date, to the
 * present time: it would wait until the clock has caught up. Jobs keep their delay.
 */
export async function followClock(pool: Pool): Promise<void> {
  await pool.query(`
    update graphile_worker._private_known_crontabs set last_execution = now()
      where last_execution > now() + interval '1 minute';
    update graphile_worker._private_jobs
      set run_at = now() + greatest(run_at - updated_at, interval '0'), updated_at = now()
      where locked_at is null and updated_at > now() + interval '1 minute'`)
}
