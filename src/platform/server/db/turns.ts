import type { Pool } from '#platform/server/db/pool.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'

/** Connections for purposes that have none yet, and for what takes no turn, such as listening. */
const leftForOthers = 3
const mostWaiting = 256
const patienceMs = 5000

/** Work with the same purpose may wait for the same lock. Callers without a name are strangers to each other. */
export type Asks = { purpose: string; caller: string }
/** `place` is how many requests of the same caller came before. */
type Waiting = Asks & { place: number; goOn: () => void; giveUp: () => void }

class Line {
  readonly #connections: number
  #begun: Asks[] = []
  #waiting: Waiting[] = []

  constructor(connections: number) {
    this.#connections = connections
  }

  async take(asks: Asks): Promise<() => void> {
    if (this.#isFree(asks)) this.#begun.push(asks)
    else await this.#wait(asks)
    return () => {
      this.#begun = this.#begun.filter((other) => other !== asks)
      this.#wakeNext()
    }
  }

  #isFree({ purpose }: Asks): boolean {
    return this.#begun.length < this.#connections - leftForOthers || this.#begun.every((one) => one.purpose !== purpose)
  }

  async #wait(asks: Asks): Promise<void> {
    const isSame = ({ caller }: Asks) => caller !== '' && caller === asks.caller
    const place = [...this.#begun, ...this.#waiting].filter(isSame).length
    if (this.#waiting.length >= mostWaiting) this.#refuseLast(place)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const goOn = () => {
      this.#begun.push(asks)
      resolve()
    }
    const giveUp = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting)
      reject(new Refusal('busy'))
    }
    const waiting = { ...asks, place, goOn, giveUp }
    const behind = this.#waiting.findIndex((other) => other.place > place)
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting)
    const late = setTimeout(giveUp, patienceMs)
    return promise.finally(() => clearTimeout(late))
  }

  /** Who has asked for most gives way to others. */
  #refuseLast(place: number): void {
    const last = this.#waiting.at(-1)
    if (!last || last.place <= place) throw new Refusal('busy')
    last.giveUp()
  }

  #wakeNext(): void {
    const next = this.#waiting.findIndex((waiting) => this.#isFree(waiting))
    if (next >= 0) this.#waiting.splice(next, 1)[0]?.goOn()
  }
}

const lines = new WeakMap<Pool, Line>()

/**
 * Waits for a turn with a pool's connections, and returns what ends it. The last connections are for purposes that have
 * none, so that a locked table delays only the requests that need it. The first request of each caller comes before the
 * second of any, so that who asks for one thing at a time does not wait for who asks for many; when the line is full,
 * the last in it is refused.
 */
export function takeTurn(pool: Pool, asks: Asks): Promise<() => void> {
  const line = lines.get(pool) ?? new Line(pool.options.max)
  lines.set(pool, line)
  return line.take(asks)
}
