import type { Duplex } from 'node:stream'
import { Batch, type Value } from '#server/db/batch.ts'
import { codeOf, endOf, headerLength, noTransaction, readyForQuery } from '#server/db/messages.ts'
import type { Tell } from '#server/db/news.ts'
import { question, type Question, type Rows } from '#server/db/rows.ts'

const query = codeOf('Q')
const sync = codeOf('S')

type OwnTurn = { batch: Batch; heard: Buffer[]; begins: boolean; tells: boolean }
/** Whose question is answered next: one of a batch of ours, or one of the driver's. */
type Turn = OwnTurn | 'driver'

/** What is said before anything else is; where it lasts, once and after `begin`. */
export type Entry = {
  question?: Question
  values: readonly Value[]
  lasts: boolean
  /** Whether it may change something, which is told then. */
  tells: boolean
  first?: Promise<Rows<unknown>>
  latest?: Promise<Rows<unknown>>
}

type Send = (bytes: Uint8Array, done?: () => void) => boolean

const beginning = question('begin', 'begin')
const commit = question('commit', 'commit')
const told = question('told', `select current_setting('larkspur.told') as told`, ['told'])
type Told = { told: string }

/**
 * What is said over one connection of the driver's, and who hears the answers. The driver signs in, and asks what is
 * asked once in a while. Statements that are asked all day are sent past it, in batches, and their rows are kept as they
 * came (decision 013). All that is said in one go leaves in one piece.
 */
export class Line {
  readonly #stream: Duplex
  readonly #send: Send
  readonly #tell: Tell
  readonly #driverHears: (bytes: Buffer) => void
  readonly #prepared = new Set<string>()
  readonly #turns: Turn[] = []
  #entry: Entry | undefined
  #begun = false
  #open: OwnTurn | undefined
  #pieces: Uint8Array[] = []
  /** How many of the pieces begin a transaction: what is behind them waits until they have been answered. */
  #beginning = 0
  #waits = false
  #onSilence: (() => void) | undefined
  #partial: Buffer[] = []
  #missing = 0

  constructor(stream: Duplex, tell: Tell) {
    this.#tell = tell
    this.#stream = stream
    this.#send = stream.write.bind(stream) as Send
    this.#driverHears = stream.listeners('data')[0] as (bytes: Buffer) => void
    stream.removeAllListeners('data')
    stream.on('data', (bytes: Buffer) => this.#hear(bytes))
    stream.once('close', () => this.#breakOff())
    stream.write = ((bytes: Uint8Array, done?: () => void) => this.#driverSays(bytes, done)) as Duplex['write']
  }

  async ask<Row>(question: Question, values: readonly Value[] = []): Promise<Rows<Row>> {
    if (this.#stream.destroyed) throw new Error('The connection to the database is lost.')
    return (this.#open ?? this.#openBatch()).batch.ask<Row>(question, values)
  }

  /**
   * From now on, nothing is said before this. Where it lasts, all that follows is one transaction; otherwise each batch
   * is one of its own, until the driver is asked something.
   */
  enter(lasts: boolean, question?: Question, values: readonly Value[] = []): Entry {
    this.#closeBatch()
    const entry: Entry = { ...(question && { question }), values, lasts, tells: lasts }
    this.#entry = entry
    return entry
  }

  /** What was answered to an entry; it is said now if it has not been. */
  async answerTo(entry: Entry): Promise<Rows<unknown> | undefined> {
    if (!entry.first && this.#entry === entry && !this.#stream.destroyed) this.#openBatch()
    return entry.first
  }

  /** Nothing but what is asked next is written: as a transaction of its own, it needs no beginning and no end. */
  alone(): void {
    if (this.#entry && !this.#begun) this.#entry.lasts = false
  }

  /** The end of what was entered, which is returned if it began a transaction that is to be ended now. */
  leave(): Entry | undefined {
    // What was asked and not waited for is the leaver's, and nobody else's.
    this.#closeBatch()
    const begun = this.#begun ? this.#entry : undefined
    this.#entry = undefined
    this.#begun = false
    return begun
  }

  /** Ends what was begun. What it has changed is asked before, and told once it is stored. */
  async commit({ tells }: Entry): Promise<Rows<unknown>> {
    const changes = tells ? this.ask<Told>(told) : undefined
    changes?.catch(() => {})
    this.#closeBatch()
    const committed = await this.ask(commit)
    if (changes && committed.tag === 'COMMIT') this.#tellOf(await changes)
    return committed
  }

  readonly #tellOf = (rows: Rows<Told>): void => {
    const changes = rows.at(0)?.told.trim()
    if (changes) this.#tell(changes.split(' '))
  }

  /** Calls back when everything that was asked has been answered. */
  onceSilent(then: () => void): void {
    if (this.#turns.length === 0) then()
    else this.#onSilence = then
  }

  #openBatch(lasts = false): OwnTurn {
    const batch = new Batch((bytes) => this.#say(bytes), this.#prepared)
    const entry = this.#begun ? undefined : this.#entry
    const begins = entry !== undefined && (lasts || entry.lasts)
    const turn = { batch, heard: [], begins, tells: !begins && entry?.tells === true }
    this.#open = turn
    this.#turns.push(turn)
    if (begins) {
      this.#begun = true
      batch.ask(beginning, []).catch(() => {})
    }
    if (!entry?.question) return turn
    const answer = batch.ask<unknown>(entry.question, entry.values)
    answer.catch(() => {})
    entry.first ??= answer
    entry.latest = answer
    return turn
  }

  #closeBatch(): void {
    if (this.#open?.tells) this.#open.batch.ask<Told>(told, []).then(this.#tellOf, () => {})
    this.#open?.batch.end()
    if (this.#open?.begins) this.#beginning = this.#pieces.length
    this.#open = undefined
  }

  #driverSays(bytes: Uint8Array, done?: () => void): boolean {
    this.#closeBatch()
    if (this.#entry && !this.#begun) {
      this.#openBatch(true)
      this.#closeBatch()
    }
    if (bytes[0] === query || bytes[0] === sync) this.#turns.push('driver')
    this.#say(bytes)
    if (done) this.#speak(done)
    return true
  }

  #say(bytes: Uint8Array): void {
    this.#pieces.push(bytes)
    if (this.#pieces.length === 1) setImmediate(() => this.#speak())
  }

  #speak(done?: () => void): void {
    this.#closeBatch()
    if (this.#waits && !done) return
    const pieces = this.#pieces.splice(0, this.#beginning || this.#pieces.length)
    this.#waits = this.#beginning > 0
    this.#beginning = 0
    if (pieces.length > 0) this.#send(Buffer.concat(pieces), done)
  }

  #hear(chunk: Buffer): void {
    let bytes = chunk
    if (this.#partial.length > 0) {
      this.#partial.push(chunk)
      this.#missing -= chunk.length
      if (this.#missing > 0) return
      bytes = Buffer.concat(this.#partial)
      this.#partial = []
    }
    let given = 0
    let at = 0
    while (at + headerLength <= bytes.length) {
      const end = endOf(bytes, at)
      if (end > bytes.length) break
      if (bytes[at] === readyForQuery) {
        this.#give(bytes.subarray(given, end), true)
        given = end
      }
      at = end
    }
    if (at > given) this.#give(bytes.subarray(given, at), false)
    if (at === bytes.length) return
    this.#partial = [bytes.subarray(at)]
    const end = at + headerLength <= bytes.length ? endOf(bytes, at) : at + headerLength
    this.#missing = end - bytes.length
  }

  #give(bytes: Buffer, ready: boolean): void {
    const [turn = 'driver'] = this.#turns
    if (ready) this.#turns.shift()
    if (turn === 'driver') this.#driverHears(bytes)
    else turn.heard.push(bytes)
    if (!ready) return
    if (turn !== 'driver') {
      turn.batch.hear(turn.heard.length === 1 ? bytes : Buffer.concat(turn.heard))
      if (turn.begins) this.#goOn(bytes.at(-1) !== noTransaction)
    }
    if (this.#turns.length === 0) this.#fallSilent()
  }

  /** What waits belongs into the transaction. Were there none, it would be done with the rights of the connection itself. */
  #goOn(hasBegun: boolean): void {
    this.#waits = false
    if (hasBegun) this.#speak()
    else this.#stream.destroy()
  }

  #fallSilent(): void {
    const then = this.#onSilence
    this.#onSilence = undefined
    then?.()
  }

  #breakOff(): void {
    for (const turn of this.#turns.splice(0)) {
      if (turn !== 'driver') turn.batch.breakOff(Buffer.concat(turn.heard))
    }
    this.#fallSilent()
  }
}
