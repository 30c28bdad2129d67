import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/**
 * What the triggers announce: planner, wedding (if any) and topic, `12/34/tasks`; with the id of the call that made the
 * change, `12/34/tasks/81f3.7`.
 */
type Announcement = string
export type Announce = (changes: Iterable<Announcement>) => void
export type Change = { planner: number; client: number | null; changed: string; call?: string }

/**
 * The call that is being answered: the id that a browser gave it, until it is answered, which may not contain `,`, `:` or
 * `/`, and the IP address that it came from.
 */
export const callOf = new AsyncLocalStorage<{ id: string | undefined; address: string }>()

/** Null outside of a call. */
export const callersAddress = (): string | null => callOf.getStore()?.address ?? null

const passedOnAfterMs = 20
const triedAgainAfterMs = 500
/** PostgreSQL limits a notification to 8,000 bytes. */
const mostAtOnce = 100

/**
 * Initial value of the setting `larkspur.changes` in transactions that read the collected changes; where it is empty,
 * triggers send each notification themselves.
 */
export const noChanges = ' '

/** The notification channel between app processes. */
export const channel = 'larkspur_changed'

/**
 * Announces the changes committed by this process: to its own listeners at once, to the other processes a moment later,
 * batched.
 */
export class Announcements {
  /** Identifies this process's own notifications when they come back. */
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

  announce(announcements: Iterable<Announcement>): void {
    const call = callOf.getStore()?.id
    for (const change of announcements) {
      const announcement = call ? `${change}/${call}` : change
      this.#deliver(announcement)
      this.#pending.add(announcement)
    }
    this.#passing ??= setTimeout(() => void this.passOn(), passedOnAfterMs)
  }

  /** Handles a notification from the channel, of another process or our own. */
  receive(words: string): void {
    const [from, announcements = ''] = words.split(':')
    if (from !== this.#from) announcements.split(',').forEach((announcement) => this.#deliver(announcement))
  }

  #deliver(announcement: Announcement): void {
    const [planner, client, changed = '', call] = announcement.split('/')
    const change = { planner: Number(planner), client: client ? Number(client) : null, changed, ...(call && { call }) }
    for (const listener of this.#listeners) listener(change)
  }

  /** Sends the remaining announcements and accepts no more. */
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
