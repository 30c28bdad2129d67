import type { Pool } from '#server/db/pool.ts'

/** How much the latest wait counts. */
const share = 0.25
/** Fewer waiting are a burst that is soon over; the first ones served may have waited for new connections to open. */
const crowdFrom = 16

type Queue = { waiting: number; served: number; waitMs: number }

const queues = new WeakMap<Pool, Queue>()

function queueOf(pool: Pool): Queue {
  const queue = queues.get(pool) ?? { waiting: 0, served: 0, waitMs: 0 }
  queues.set(pool, queue)
  return queue
}

/** Counts a request as waiting for a connection until the returned function is called for the first time. */
export function joinQueue(pool: Pool): (hasConnection: boolean) => void {
  const queue = queueOf(pool)
  const begun = performance.now()
  let isWaiting = true
  queue.waiting += 1
  return (hasConnection) => {
    if (!isWaiting) return
    isWaiting = false
    queue.waiting -= 1
    // Requests that wait in vain, for a locked table, say nothing about the others.
    if (hasConnection) {
      queue.served += 1
      queue.waitMs += share * (performance.now() - begun - queue.waitMs)
    }
    if (queue.waiting === 0) Object.assign(queue, { served: 0, waitMs: 0 })
  }
}

/** How long requests have waited lately, if there is a crowd of them. */
export function waitInCrowdMs(pool: Pool): number {
  const { waiting, served, waitMs } = queueOf(pool)
  return Math.min(waiting, served) < crowdFrom ? 0 : waitMs
}
