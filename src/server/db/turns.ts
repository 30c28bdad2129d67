import type { Pool } from '#server/db/pool.ts'
import { Refusal } from '#server/ground/refusal.ts'

/** Work that takes longer than this most likely waits for a lock. */
const stuckAfterMs = 1000
/** How many calls of one purpose may be stuck at once; fewer where the pool is small. */
const mostStuck = { usually: 2, whenScarce: 1 }
const patienceMs = 5000
/** Connections reserved for purposes that have none yet, and for those not limited here: listening, the queue. */
const leftForOthers = 3

type Turn = { at: number }
/** How many of the same caller waited before, and what wakes it. */
type Waiting = { place: number; goOn: () => void }
type Turns = { count: number; of: Map<string, Set<Turn>>; waiting: Set<Waiting> }

const turnsIn = new WeakMap<Pool, Turns>()

function turnsOf(pool: Pool): Turns {
  const turns = turnsIn.get(pool) ?? { count: 0, of: new Map<string, Set<Turn>>(), waiting: new Set<Waiting>() }
  turnsIn.set(pool, turns)
  return turns
}

const stuckOf = (begun: Set<Turn>) => [...begun].filter(({ at }) => performance.now() - at > stuckAfterMs).length

/**
 * Reserves a few connections of a pool for other purposes: a table may be locked for long, and requests that don't need
 * it are served meanwhile. Of those that wait, the first one of each caller comes before the second ones, so that who
 * asks for one thing at a time does not wait for who asks for many. Returns a function that ends the turn.
 */
export async function takeTurn(pool: Pool, purpose: string, place = 0): Promise<() => void> {
  const turns = turnsOf(pool)
  const begun = turns.of.get(purpose) ?? new Set()
  turns.of.set(purpose, begun)
  if (stuckOf(begun) >= mostStuck.usually) throw new Refusal('busy')
  const isFull = () => begun.size > 0 && turns.count >= pool.options.max - leftForOthers
  if (isFull()) await waitInLine(turns, place, { isFull, begun })
  const turn = { at: performance.now() }
  begun.add(turn)
  turns.count += 1
  return () => {
    begun.delete(turn)
    turns.count -= 1
    nextOf(turns)?.goOn()
  }
}

type Line = { isFull: () => boolean; begun: Set<Turn> }

async function waitInLine({ waiting }: Turns, place: number, { isFull, begun }: Line): Promise<void> {
  const until = performance.now() + patienceMs
  while (isFull()) {
    await untilWoken(waiting, place)
    if (stuckOf(begun) >= mostStuck.whenScarce || performance.now() > until) throw new Refusal('busy')
  }
}

/** Of those with the same place, the one that came first. */
function nextOf({ waiting }: Turns): Waiting | undefined {
  let next: Waiting | undefined
  for (const one of waiting) if (!next || one.place < next.place) next = one
  return next
}

/** Waits until a turn ends, or long enough to tell that the current ones are stuck. */
function untilWoken(waiting: Set<Waiting>, place: number): Promise<void> {
  return new Promise((resolve) => {
    const own: Waiting = { place, goOn }
    const late = setTimeout(goOn, stuckAfterMs + 10)
    waiting.add(own)
    function goOn() {
      clearTimeout(late)
      waiting.delete(own)
      resolve()
    }
  })
}
