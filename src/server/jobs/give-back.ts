import type { Pool } from '#server/db/pool.ts'
import { presenceLocks } from '#server/jobs/presence.ts'

export type HeldJob = { id: string; holder: string }

/**
 * Jobs locked by dead workers, and all jobs of the asking worker, which may have several names. A live worker holds the
 * advisory lock of its name.
 */
export async function listHeld(pool: Pool, asker: readonly string[]): Promise<HeldJob[]> {
  const { rows } = await pool.query<HeldJob>(
    `select id, locked_by as holder from graphile_worker._private_jobs
     where locked_by is not null and (locked_by = any($2) or pg_try_advisory_xact_lock($1, hashtext(locked_by)))`,
    [presenceLocks, asker],
  )
  return rows
}

export type GivenBack = { id: string; task: string; payload: unknown; isSetAside: boolean }

/** A job that was running when its process ended may have ended it, and would end the next one. */
const mostFalls = 2
/** A mail is small, and often under way while a mail server hangs. */
const mostFallsOf: Readonly<Record<string, number>> = { mail: 6 }

/**
 * Unlocks jobs so that they run again at once, with at least one more attempt. One that was running in two processes that
 * ended is set aside: it has failed for good.
 */
export async function giveBack(pool: Pool, jobs: readonly HeldJob[], asker: readonly string[]): Promise<GivenBack[]> {
  const { rows } = await pool.query<GivenBack>(
    `with held as (select * from unnest($1::bigint[], $2::text[]) as held (id, holder)),
     fallen as (
       select j.id, held.holder, t.identifier as task, (held.holder <> all($3))::int
         + (select count(*) from jsonb_object_keys(coalesce(j.flags, '{}')) f where f like 'fell-%')::int as falls
       from held join graphile_worker._private_jobs j on j.id = held.id
         join graphile_worker._private_tasks t on t.id = j.task_id),
     judged as (select f.*, f.falls >= coalesce(($4::jsonb ->> f.task)::int, $5) as set_aside from fallen f),
     given_back as (
       update graphile_worker._private_jobs j
       set locked_at = null, locked_by = null,
         flags = case when f.falls > 0 then coalesce(j.flags, '{}') || jsonb_build_object('fell-' || f.falls, true) else j.flags end,
         last_error = case when f.set_aside then 'set aside: it was running when its process ended, ' || f.falls || ' times' else j.last_error end,
         attempts = case when f.set_aside then j.max_attempts else least(j.attempts, j.max_attempts - 1) end
       from judged f
       where j.id = f.id and j.locked_by = f.holder
       returning j.id, f.task, j.payload, f.set_aside)
     select id, task, payload, set_aside as "isSetAside", pg_notify('jobs:insert', '{"count":1}') from given_back`,
    [jobs.map(({ id }) => id), jobs.map(({ holder }) => holder), asker, JSON.stringify(mostFallsOf), mostFalls],
  )
  return rows
}

/** Unlocks the unfinished jobs of a stopping worker, without counting the attempt. */
export async function giveBackAll(pool: Pool, holder: string): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0) where locked_by = $1`,
    [holder],
  )
}
