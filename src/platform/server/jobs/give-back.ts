import { asSystem } from '#platform/server/db/as-system.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import { presenceLocks } from '#platform/server/jobs/presence.ts'

type Held = { id: string; attempts: number }
export type HeldJob = Held & { task: string; holder: string; isTooMuch: boolean }

/** A job whose process ended each time it was started may have ended it, and would end the next one. */
const mostFalls = 2
/** A mail is small, and often under way while a mail server hangs. */
const mostFallsOf: Readonly<Record<string, number>> = { mail: 6 }

/** Jobs locked by workers that are gone: a live one holds the advisory lock of its name. */
export async function listHeldByGone(pool: Pool): Promise<HeldJob[]> {
  const { rows } = await pool.query<HeldJob>(
    `select id, task_identifier as task, locked_by as holder, attempts, attempts >= max_attempts
       or (last_error is null and attempts >= coalesce(($2::jsonb ->> task_identifier)::int, $3)) as "isTooMuch"
     from graphile_worker.jobs
     where locked_by is not null and pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
    [presenceLocks, JSON.stringify(mostFallsOf), mostFalls],
  )
  return rows
}

/**
 * What `forceUnlockWorkers` of the library calls. Here it is called in a transaction, so that nobody takes a job before
 * its attempts are changed.
 */
const unlock = (tx: Tx, names: readonly string[]) =>
  tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(names)}::text[])`)

/** Unlocks the jobs of a worker that stops, and takes back the attempt. */
export async function giveBack(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query<Held>('select id, attempts from graphile_worker.jobs where locked_by = $1', [name])
  if (rows.length === 0) return
  await asSystem(pool, async (tx) => {
    await unlock(tx, [name])
    for (const { id, attempts } of rows)
      await tx.execute(sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], attempts => ${attempts - 1})`)
  })
}

/** A job that is not tried again, because it was running when its process ended. */
export type SetAside = { id: string; task: string; payload: unknown }

/** Unlocks the jobs of workers that are gone, and returns those that are set aside. */
export async function giveBackOfGone(pool: Pool, held: readonly HeldJob[]): Promise<SetAside[]> {
  const tooMuch = held.filter(({ isTooMuch }) => isTooMuch).map(({ id }) => id)
  const taskOf = new Map(held.map(({ id, task }) => [id, task]))
  return asSystem(pool, async (tx) => {
    await unlock(tx, [...new Set(held.map(({ holder }) => holder))])
    const { rows } = await tx.execute<{ id: string; payload: unknown }>(sql`
      select id, payload from graphile_worker.permanently_fail_jobs(
        ${sql.param(tooMuch)}::bigint[], 'set aside: it was running when its process ended')`)
    return rows.map(({ id, payload }) => ({ id, payload, task: taskOf.get(id) ?? '' }))
  })
}
