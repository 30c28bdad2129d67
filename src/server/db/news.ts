import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** What the triggers write: a planner, one of its weddings or none, and the topic, `12/34/tasks`; with the call that made the change, `12/34/tasks/81f3.7`. */
export type Announcement = string
export type Tell = (changes: Iterable<Announcement>) => void
export type Change = { planner: number; client: number | null; changed: string; call?: string }

/** The id that a browser gave its call, for as long as the call is being answered. It may not hold any of `,:/`. */
export const callOf = new AsyncLocalStorage<{ id: string | undefined }>()

const passedOnAfterMs = 20
const triedAgainAfterMs = 500
/** The database passes on words of up to 8,000 bytes. */
const mostAtOnce = 100

/** What the setting `larkspur.told` holds at first where somebody will ask what was changed; where nobody will, it is empty. */
export const nothingTold = ' '

/** The channel on which processes tell each other. */
export const channel = 'larkspur_changed'

/**
 * What the transactions of this process have changed. Whoever listens in here hears it at once; the other processes a
 * moment later, and in one piece with what changed meanwhile.
 */
export class News {
  /** So that this process knows its own words when it hears them. */
  readonly #from = randomBytes(6).toString('hex')
  readonly #passOn: (words: string) => Promise<unknown>
  readonly #listeners = new Set<(change: Change) => void>()
  #pending = new Set<Announcement>()
  #passing: NodeJS.Timeout | undefined
  #closed = false

  constructor(passOn: (words: string) => Promise<unknown>) {
    this.#passOn = passOn
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(announcements: Iterable<Announcement>): void {
    const call = callOf.getStore()?.id
    for (const change of announcements) {
      const announcement = call ? `${change}/${call}` : change
      this.#deliver(announcement)
      this.#pending.add(announcement)
    }
    this.#passing ??= setTimeout(() => void this.passOn(), passedOnAfterMs)
  }

  /** What came over the channel: the words of another process, or its own come back. */
  hear(words: string): void {
    const [from, announcements = ''] = words.split(':')
    if (from !== this.#from) announcements.split(',').forEach((announcement) => this.#deliver(announcement))
  }

  #deliver(announcement: Announcement): void {
    const [planner, client, changed = '', call] = announcement.split('/')
    const change = { planner: Number(planner), client: client ? Number(client) : null, changed, ...(call && { call }) }
    for (const listener of this.#listeners) listener(change)
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
        await this.#passOn(`${this.#from}:${changes.slice(0, mostAtOnce).join()}`)
        changes.splice(0, mostAtOnce)
      }
    } catch {
      for (const change of changes) this.#pending.add(change)
      if (!this.#closed) this.#passing ??= setTimeout(() => void this.passOn(), triedAgainAfterMs)
    }
  }
}
