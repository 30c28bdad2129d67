import { setTimeout as pause } from 'node:timers/promises'
import type { JobContext } from '#platform/server/jobs/job.ts'
import { followClock } from '#platform/server/jobs/follow-clock.ts'
import { giveBackOfGone, listHeldByGone, type HeldJob, type SetAside } from '#platform/server/jobs/give-back.ts'

/** A live worker that lost its connection regains its lock within this time. */
const roundMs = 5000

/**
 * Releases the jobs of workers that are gone in two rounds, because one may just be reconnecting. What was queued in the
 * future is moved to the present.
 */
export function takeOver(
  { pool, log }: Pick<JobContext, 'pool' | 'log'>,
  setAside: (job: SetAside) => Promise<void>,
): { end: () => void } {
  const ending = new AbortController()
  const { signal } = ending

  async function release(held: readonly HeldJob[]): Promise<void> {
    const again = held.filter(({ isTooMuch }) => !isTooMuch).map(({ id }) => id)
    const aside = await giveBackOfGone(pool, held)
    log.warn({ jobs: again }, `${again.length} jobs of a worker that is gone are done again`)
    for (const job of aside) await setAside(job)
  }

  async function look(before: ReadonlySet<string>): Promise<Set<string>> {
    await followClock(pool)
    const held = await listHeldByGone(pool)
    const stillGone = held.filter(({ holder }) => before.has(holder))
    if (stillGone.length > 0) await release(stillGone)
    return new Set(held.map(({ holder }) => holder))
  }

  async function round(): Promise<void> {
    let gone = new Set<string>()
    while (!signal.aborted) {
      // While the database is unreachable, nothing is known about any worker.
      gone = await look(gone).catch(() => new Set<string>())
      await pause(roundMs, undefined, { signal }).catch(() => {})
    }
  }

  void round()
  return { end: () => ending.abort() }
}
