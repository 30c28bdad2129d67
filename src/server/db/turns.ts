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
type Turns = { count: number; of: Map<string, Set<Turn>>; waiting: Set<() => void> }

const turnsIn = new WeakMap<Pool, Turns>()

function turnsOf(pool: Pool): Turns {
  const turns = turnsIn.get(pool) ?? { count: 0, of: new Map<string, Set<Turn>>(), waiting: new Set() }
  turnsIn.set(pool, turns)
  return turns
}

const stuckOf = (begun: Set<Turn>) => [...begun].filter(({ at }) => performance.now() - at > stuckAfterMs).length

/**
 * Reserves a few connections of a pool for other purposes: a table may be locked for long, and requests that don't need
 * it are served meanwhile. Returns a function that ends the turn.
 */
export async function takeTurn(pool: Pool, purpose: string): Promise<() => void> {
  const turns = turnsOf(pool)
  const begun = turns.of.get(purpose) ?? new Set()
  turns.of.set(purpose, begun)
  if (stuckOf(begun) >= mostStuck.usually) throw new Refusal('busy')
  const until = performance.now() + patienceMs
  while (begun.size > 0 && turns.count >= pool.options.max - leftForOthers) {
    await nextEnd(turns)
    if (stuckOf(begun) >= mostStuck.whenScarce || performance.now() > until) throw new Refusal('busy')
  }
  const turn = { at: performance.now() }
  begun.add(turn)
  turns.count += 1
  return () => {
    begun.delete(turn)
    turns.count -= 1
    const [next] = turns.waiting
    next?.()
  }
}

/** Waits until a turn ends, or long enough to tell that the current ones are stuck. */
function nextEnd({ waiting }: Turns): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(goOn, stuckAfterMs + 10)
    waiting.add(goOn)
    function goOn() {
      clearTimeout(late)
      waiting.delete(goOn)
      resolve()
    }
  })
}
