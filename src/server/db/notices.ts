import {
  codeOf,
  commandComplete,
  errorResponse,
  headerLength,
  noTransaction,
  readyForQuery,
} from '#server/db/messages.ts'
import type { Announcement } from '#server/db/news.ts'

const notice = codeOf('N')
/** How the triggers mark their words. */
const newsCode = 'CLSNEW'
const rollback = 'ROLLBACK'

export type Tell = (changes: Iterable<Announcement>) => void

/** What the triggers say of a transaction: told when it is stored, and not at all when it was taken back. */
export class Notices {
  readonly #tell: Tell
  #changes = new Set<Announcement>()
  #undone = false

  constructor(tell: Tell) {
    this.#tell = tell
  }

  hear(bytes: Buffer, at: number, end: number): void {
    const kind = bytes[at]
    if (kind === notice) this.#note(bytes.toString('utf8', at + headerLength, end).split('\0'))
    else if (kind === errorResponse || (kind === commandComplete && isRollback(bytes, at))) this.#undone = true
    else if (kind === readyForQuery && bytes[at + headerLength] === noTransaction) this.#end()
  }

  #note(fields: string[]): void {
    const change = fields.find((field) => field.startsWith('M'))?.slice(1)
    if (change && fields.includes(newsCode)) this.#changes.add(change)
  }

  #end(): void {
    const changes = this.#changes
    const undone = this.#undone
    this.#undone = false
    if (changes.size === 0) return
    this.#changes = new Set()
    if (!undone) this.#tell(changes)
  }
}

const isRollback = (bytes: Buffer, at: number) =>
  bytes[at + headerLength] === codeOf(rollback) &&
  bytes.toString('latin1', at + headerLength, at + headerLength + rollback.length) === rollback
