import type { ClientBase } from 'pg'
import type { Pool } from '#platform/server/db/pool.ts'

export const isReached = (pool: Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

type Queue = { due: number; later: number; running: number; dead: number; oldest: number }

/** The state of the job queue; undefined while the database can't be asked. */
export async function readQueue(pool: Pool | ClientBase): Promise<Queue | undefined> {
  const isDue = 'locked_at is null and attempts < max_attempts and run_at <= now()'
  try {
    const { rows } = await pool.query<Queue>(`
      select count(*) filter (where ${isDue})::int as due,
        count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as later,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where attempts >= max_attempts)::int as dead,
        coalesce(extract(epoch from now() - min(run_at) filter (where ${isDue})), 0)::float as oldest
      from graphile_worker.jobs`)
    return rows[0]
  } catch {
    return undefined
  }
}
