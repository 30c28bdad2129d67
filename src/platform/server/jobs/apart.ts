import { asSystem } from '#platform/server/db/as-system.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { JobContext } from '#platform/server/jobs/job.ts'

/** Logs which one failed: `problem` says what did not happen, `of` names the one. */
type Failed<Thing> = { log: JobContext['log']; problem: string; of: (thing: Thing) => object }

/** Does the same with each of many. One that fails is logged and skipped, so that it holds up none of the others. */
export async function eachApart<Thing>(
  things: Iterable<Thing> | AsyncIterable<Thing>,
  { log, problem, of }: Failed<Thing>,
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  for await (const thing of things) {
    try {
      await work(thing)
    } catch (error) {
      log.error({ err: error, ...of(thing) }, problem)
    }
  }
}

async function listStudios(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from planners order by id`)
  return rows.map(({ id }) => id)
}

/** Each studio in a transaction of its own: a row that cannot be read or written holds up its own studio only. */
export async function studioByStudio(
  { pool, log }: Pick<JobContext, 'pool' | 'log'>,
  problem: string,
  work: (tx: Tx, plannerId: number) => Promise<unknown>,
): Promise<void> {
  await eachApart(await asSystem(pool, listStudios), { log, problem, of: (planner) => ({ planner }) }, (plannerId) =>
    asSystem(pool, (tx) => work(tx, plannerId)),
  )
}
