import type { Pool } from '#server/db/pool.ts'
import { presenceLocks } from '#server/jobs/presence.ts'

export type HeldJob = { id: string; holder: string }

/**
 * Jobs locked by dead workers, and all jobs of the asking worker. A live worker holds the advisory lock of its name.
 */
export async function listHeld(pool: Pool, asker: string): Promise<HeldJob[]> {
  const { rows } = await pool.query<HeldJob>(
    `select id, locked_by as holder from graphile_worker._private_jobs
     where locked_by is not null and (locked_by = $2 or pg_try_advisory_xact_lock($1, hashtext(locked_by)))`,
    [presenceLocks, asker],
  )
  return rows
}

/** Unlocks jobs so that they run again at once, with at least one more attempt. */
export async function giveBack(pool: Pool, jobs: readonly HeldJob[]): Promise<number> {
  const { rowCount } = await pool.query(
    `with given_back as (
       update graphile_worker._private_jobs j
       set locked_at = null, locked_by = null, attempts = least(j.attempts, j.max_attempts - 1)
       from unnest($1::bigint[], $2::text[]) as held (id, holder)
       where j.id = held.id and j.locked_by = held.holder
       returning j.id)
     select id, pg_notify('jobs:insert', '{"count":1}') from given_back`,
    [jobs.map(({ id }) => id), jobs.map(({ holder }) => holder)],
  )
  return rowCount ?? 0
}

/** Unlocks the unfinished jobs of a stopping worker, without counting the attempt. */
export async function giveBackAll(pool: Pool, holder: string): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0) where locked_by = $1`,
    [holder],
  )
}
