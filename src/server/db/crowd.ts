import type { Pool } from '#server/db/pool.ts'

/** How much the latest wait counts. */
const share = 0.25
/** Fewer waiting are a burst that is soon over; the first ones served may have waited for new connections to open. */
const crowdFrom = 16

/** Of all that waited lately, and of those of whom nothing else waited. */
export type Waits = { ofAll: number; ofFirst: number }
type Queue = { waiting: number; served: number; waits: Waits; of: Map<string, number> }

const queues = new WeakMap<Pool, Queue>()

function queueOf(pool: Pool): Queue {
  const queue = queues.get(pool) ?? { waiting: 0, served: 0, waits: { ofAll: 0, ofFirst: 0 }, of: new Map() }
  queues.set(pool, queue)
  return queue
}

/** How many requests of the same caller waited before this one, and how it stops waiting, for the first time. */
export type Place = { place: number; leave: (hasConnection: boolean) => void }

/** Counts a request as waiting for a connection. Strangers have no name: each is a caller of its own. */
export function joinQueue(pool: Pool, caller: string): Place {
  const queue = queueOf(pool)
  const begun = performance.now()
  const place = caller === '' ? 0 : (queue.of.get(caller) ?? 0)
  let isWaiting = true
  queue.waiting += 1
  queue.of.set(caller, place + 1)

  function leave(hasConnection: boolean): void {
    if (!isWaiting) return
    isWaiting = false
    queue.waiting -= 1
    const left = (queue.of.get(caller) ?? 0) - 1
    if (left > 0) queue.of.set(caller, left)
    else queue.of.delete(caller)
    // Requests that wait in vain, for a locked table, say nothing about the others.
    if (hasConnection) noteWait(queue, place, performance.now() - begun)
    if (queue.waiting === 0) Object.assign(queue, { served: 0, waits: { ofAll: 0, ofFirst: 0 } })
  }
  return { place, leave }
}

function noteWait(queue: Queue, place: number, waitMs: number): void {
  const { waits } = queue
  queue.served += 1
  waits.ofAll += share * (waitMs - waits.ofAll)
  if (place === 0) waits.ofFirst += share * (waitMs - waits.ofFirst)
}

/** How long requests have waited lately, if there is a crowd of them. */
export function waitsInCrowd(pool: Pool): Waits {
  const { waiting, served, waits } = queueOf(pool)
  return Math.min(waiting, served) < crowdFrom ? { ofAll: 0, ofFirst: 0 } : waits
}
