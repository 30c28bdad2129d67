import { randomBytes } from 'node:crypto'

/** A planner, one of its weddings or none, and what of it: `12/34/tasks`. */
export type Change = string

const passedOnAfterMs = 20
const triedAgainAfterMs = 500
/** The database passes on words of up to 8,000 bytes. */
const mostAtOnce = 100

/** The channel on which processes tell each other. */
export const channel = 'larkspur_changed'

/**
 * What the transactions of this process have changed. Whoever listens in here hears it at once; the other processes a
 * moment later, and in one piece with what changed meanwhile.
 */
export class News {
  /** So that this process knows its own words when it hears them. */
  readonly from = randomBytes(6).toString('hex')
  readonly #passOn: (words: string) => Promise<unknown>
  readonly #listeners = new Set<(change: Change) => void>()
  #pending = new Set<Change>()
  #passing: NodeJS.Timeout | undefined
  #closed = false

  constructor(passOn: (words: string) => Promise<unknown>) {
    this.#passOn = passOn
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(changes: Iterable<Change>): void {
    for (const change of changes) {
      for (const listener of this.#listeners) listener(change)
      this.#pending.add(change)
    }
    this.#passing ??= setTimeout(() => void this.passOn(), passedOnAfterMs)
  }

  /** The last of it; after that, nothing is told any more. */
  close(): Promise<void> {
    this.#closed = true
    return this.passOn()
  }

  async passOn(): Promise<void> {
    clearTimeout(this.#passing)
    this.#passing = undefined
    const changes = [...this.#pending]
    this.#pending.clear()
    try {
      while (changes.length > 0) {
        await this.#passOn(`${this.from}:${changes.slice(0, mostAtOnce).join()}`)
        changes.splice(0, mostAtOnce)
      }
    } catch {
      for (const change of changes) this.#pending.add(change)
      if (!this.#closed) this.#passing ??= setTimeout(() => void this.passOn(), triedAgainAfterMs)
    }
  }
}

/** What another process said; nothing where it was this one. */
export function changesIn(words: string, own: string): Change[] {
  const [from, changes = ''] = words.split(':')
  return from === own ? [] : changes.split(',')
}
