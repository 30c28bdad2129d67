import type { Duplex } from 'node:stream'
import { Batch, type Value } from '#server/db/batch.ts'
import type { Change } from '#server/db/news.ts'
import type { Question, Rows } from '#server/db/rows.ts'

const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const readyForQuery = 'Z'.charCodeAt(0)
const notice = 'N'.charCodeAt(0)
const errorResponse = 'E'.charCodeAt(0)
const commandComplete = 'C'.charCodeAt(0)
const noTransaction = 'I'.charCodeAt(0)
const headerLength = 5

/** Whose question is answered next: one of a batch of ours, or one of the driver's. */
type Turn = { batch: Batch; heard: Buffer[] } | 'driver'

/** What is said before anything else is; where it lasts, once and after `begin`. */
type Entry = { question?: Question; values: readonly Value[]; lasts: boolean; answer?: Promise<Rows<unknown>> }

export type Tell = (changes: Iterable<Change>) => void
type Send = (bytes: Uint8Array, done?: () => void) => boolean

const beginning: Question = { name: 'larkspur_begin', text: 'begin', columns: [], types: [] }

/** How the triggers mark their words. */
const newsCode = 'CLSNEW'
const rollback = 'ROLLBACK'
const isRollback = (bytes: Buffer, at: number) =>
  bytes[at + headerLength] === rollback.charCodeAt(0) &&
  bytes.toString('latin1', at + headerLength, at + headerLength + rollback.length) === rollback

/**
 * What is said over one connection of the driver's, and who hears the answers. The driver signs in, and asks what is
 * asked once in a while. Statements that are asked all day are sent past it, in batches, and their rows are kept as they
 * came (decision 013). All that is said in one go leaves in one piece.
 */
export class Line {
  readonly #stream: Duplex
  readonly #send: Send
  readonly #driverHears: (bytes: Buffer) => void
  readonly #prepared = new Set<string>()
  readonly #turns: Turn[] = []
  #entry: Entry | undefined
  #begun = false
  #open: Batch | undefined
  #pieces: Uint8Array[] = []
  readonly #tell: Tell
  #news = new Set<Change>()
  #undone = false
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
    return (this.#open ?? this.#openBatch()).ask<Row>(question, values)
  }

  /**
   * From now on, nothing is said before this. Where it lasts, all that follows is one transaction; otherwise each batch
   * is one of its own, until the driver is asked something. Answers with the way to its answer.
   */
  enter(lasts: boolean, question?: Question, values: readonly Value[] = []): () => Promise<Rows<unknown> | undefined> {
    this.#closeBatch()
    const entry: Entry = { ...(question && { question }), values, lasts }
    this.#entry = entry
    return async () => {
      if (!entry.answer && this.#entry === entry && !this.#stream.destroyed) this.#openBatch()
      return entry.answer
    }
  }

  /** Nothing but what is asked next is written: as a transaction of its own, it needs no beginning and no end. */
  alone(): void {
    if (this.#entry && !this.#begun) this.#entry.lasts = false
  }

  /** The end of what was entered: whether a transaction was begun that is to be ended now. */
  leave(): boolean {
    // What was asked and not waited for is the leaver's, and nobody else's.
    this.#closeBatch()
    const begun = this.#begun
    this.#entry = undefined
    this.#begun = false
    return begun
  }

  #openBatch(lasts = false): Batch {
    const batch = new Batch((bytes) => this.#say(bytes), this.#prepared)
    this.#open = batch
    this.#turns.push({ batch, heard: [] })
    const entry = this.#entry
    if (!entry || this.#begun) return batch
    this.#begun = lasts || entry.lasts
    if (this.#begun) batch.ask(beginning, []).catch(() => {})
    if (!entry.question) return batch
    const answer = batch.ask<unknown>(entry.question, entry.values)
    answer.catch(() => {})
    entry.answer ??= answer
    return batch
  }

  #closeBatch(): void {
    this.#open?.end()
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
    const pieces = this.#pieces
    this.#pieces = []
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
      const end = at + 1 + bytes.readInt32BE(at + 1)
      if (end > bytes.length) break
      const kind = bytes[at]
      if (kind === notice) this.#hearNews(bytes, at, end)
      else if (kind === errorResponse) this.#undone = true
      else if (kind === commandComplete && isRollback(bytes, at)) this.#undone = true
      else if (kind === readyForQuery) {
        if (bytes[at + headerLength] === noTransaction) this.#endTransaction()
        this.#give(bytes.subarray(given, end), true)
        given = end
      }
      at = end
    }
    if (at > given) this.#give(bytes.subarray(given, at), false)
    if (at === bytes.length) return
    this.#partial = [bytes.subarray(at)]
    const length = at + headerLength <= bytes.length ? 1 + bytes.readInt32BE(at + 1) : headerLength
    this.#missing = length - (bytes.length - at)
  }

  #give(bytes: Buffer, ready: boolean): void {
    const [turn = 'driver'] = this.#turns
    if (ready) this.#turns.shift()
    if (turn === 'driver') return this.#driverHears(bytes)
    turn.heard.push(bytes)
    if (ready) turn.batch.hear(turn.heard.length === 1 ? bytes : Buffer.concat(turn.heard))
  }

  #hearNews(bytes: Buffer, at: number, end: number): void {
    const fields = bytes.toString('utf8', at + headerLength, end).split('\0')
    const change = fields.find((field) => field.startsWith('M'))?.slice(1)
    if (change && fields.includes(newsCode)) this.#news.add(change)
  }

  /** What has changed is told when it is stored, and not at all when it was taken back. */
  #endTransaction(): void {
    if (this.#news.size > 0 && !this.#undone) this.#tell(this.#news)
    if (this.#news.size > 0) this.#news = new Set()
    this.#undone = false
  }

  /** Last words count: the database may have said why. */
  #breakOff(): void {
    for (const turn of this.#turns.splice(0)) {
      if (turn === 'driver') continue
      turn.batch.hear(Buffer.concat(turn.heard))
      turn.batch.fail(new Error('The connection to the database was lost.'))
    }
  }
}
