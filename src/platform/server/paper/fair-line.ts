import { refuse, Refusal } from '#platform/server/foundation/refusal.ts'

/** More waiting work, of all together and of one of them, is refused. */
const most = { inLine: 40, ofOne: 12 }

type Waiting = { begin: () => Promise<void>; owner: number }

/**
 * Does one thing at a time. Owners take turns, so that somebody who asks for much does not keep the others waiting; who
 * has gone leaves the line.
 */
export class FairLine {
  /** By owner, in the order of turns. */
  readonly #waiting = new Map<number, Waiting[]>()
  #isWorking = false

  async take<Result>(owner: number, gone: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
    const count = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    const own = this.#waiting.get(owner) ?? []
    if (count >= most.inLine || own.length >= most.ofOne || gone?.aborted) refuse('busy')
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const one: Waiting = { owner, begin: () => work().then(resolve, reject) }
    const leave = () => {
      if (this.#remove(one)) reject(new Refusal('busy'))
    }
    own.push(one)
    this.#waiting.set(owner, own)
    gone?.addEventListener('abort', leave, { once: true })
    void this.#goOn()
    try {
      return await promise
    } finally {
      gone?.removeEventListener('abort', leave)
    }
  }

  async #goOn(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (let next = this.#next(); next; next = this.#next()) {
      this.#remove(next)
      await next.begin()
      // Whose turn it was goes to the end.
      const left = this.#waiting.get(next.owner) ?? []
      this.#waiting.delete(next.owner)
      if (left.length > 0) this.#waiting.set(next.owner, left)
    }
    this.#waiting.clear()
    this.#isWorking = false
  }

  #next(): Waiting | undefined {
    return [...this.#waiting.values()].find(({ length }) => length > 0)?.[0]
  }

  #remove(one: Waiting): boolean {
    const line = this.#waiting.get(one.owner) ?? []
    const at = line.indexOf(one)
    if (at >= 0) line.splice(at, 1)
    return at >= 0
  }
}
