import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '#server/db/pool.ts'
import { followClock } from '#server/jobs/follow-clock.ts'
import { giveBack, listHeld, type GivenBack, type HeldJob } from '#server/jobs/give-back.ts'
import type { QueuePool } from '#server/jobs/queue-pool.ts'

/** A part of this worker that takes jobs under a name of its own. */
type Taker = { name: string; queue: QueuePool }

/** A live worker that lost its connection regains its lock within this time. */
const secondLookMs = 2000
const roundMs = 5000

/**
 * Releases jobs of dead workers, and jobs assigned to this one in a response that was lost. Each is checked twice,
 * because a worker may just be reconnecting. What the queue wrote in the future is moved to the present.
 */
export function takeOver(
  pool: Pool,
  own: readonly Taker[],
  log: FastifyBaseLogger,
  setAside: (job: GivenBack) => Promise<void>,
): { end: () => void } {
  const ending = new AbortController()
  const { signal } = ending
  const names = own.map(({ name }) => name)
  const isOrphan = ({ id, holder }: HeldJob) => !own.find(({ name }) => name === holder)?.queue.inHand.has(id)
  const nameOf = ({ id, holder }: HeldJob) => `${id} ${holder}`

  async function look(before: ReadonlySet<string>): Promise<Set<string>> {
    await followClock(pool)
    const orphans = (await listHeld(pool, names)).filter(isOrphan)
    const stillThere = orphans.filter((job) => before.has(nameOf(job)))
    if (stillThere.length > 0) {
      const all = await giveBack(pool, stillThere, names)
      const again = all.filter(({ isSetAside }) => !isSetAside)
      log.warn({ jobs: again.map(({ id }) => id) }, `${again.length} jobs of a worker that is gone are done again`)
      for (const job of all) if (job.isSetAside) await setAside(job)
    }
    return new Set(orphans.filter((job) => !stillThere.includes(job)).map(nameOf))
  }

  async function round(): Promise<void> {
    let seen = new Set<string>()
    while (!signal.aborted) {
      // While the database is unreachable, nothing is known about any worker.
      seen = await look(seen).catch(() => new Set<string>())
      await pause(seen.size > 0 ? secondLookMs : roundMs, undefined, { signal }).catch(() => {})
    }
  }

  void round()
  return { end: () => ending.abort() }
}
