import { isSame, sealOfEntry, sealOfHead, type AuditKey, type SealedEntry } from '#studio/audit/server/seal.ts'

/** An entry, or several from `first` to `last`, that is not as it was written. */
type LogProblem = { studio: number; first: number; last: number; what: string }

export type StoredEntry = SealedEntry & { seal: Buffer; keyMark: string }
export type StoredHead = { seq: number; seal: Buffer | null; headSeal: Buffer | null }
/** The head as it once was, kept outside of the database. */
export type HeadOnFile = { seq: number; seal: string }

/** Checks the log of one studio, entry by entry in the order of their numbers. */
export class LogCheck {
  readonly problems: LogProblem[] = []
  readonly #key: AuditKey
  readonly #studio: number
  readonly #onFile: HeadOnFile | undefined
  #last: { seq: number; seal: Buffer | null } = { seq: 0, seal: null }

  constructor(key: AuditKey, studio: number, onFile: HeadOnFile | undefined) {
    this.#key = key
    this.#studio = studio
    this.#onFile = onFile
  }

  add(entry: StoredEntry): void {
    const { seq } = entry
    const before = this.#last
    if (seq > before.seq + 1) this.#report('deleted', before.seq + 1, seq - 1)
    const isNew = entry.keyMark !== this.#key.mark
    if (isNew) this.#report('sealed with a key that is not the one of this installation', seq)
    else if (!isSame(entry.seal, sealOfEntry(this.#key, entry))) this.#report('altered or inserted', seq)
    else if (entry.afterBreak) this.#report('written after the end of the log had been changed', seq)
    else if (seq <= before.seq) this.#report('inserted', seq)
    else if (seq === before.seq + 1 && !isSame(entry.previousSeal, before.seal))
      this.#report('not written after the entry that is before it', seq)
    if (seq === this.#onFile?.seq && entry.seal.toString('hex') !== this.#onFile.seal)
      this.#report('exchanged for another one', seq)
    this.#last = { seq, seal: entry.seal }
  }

  end(head: StoredHead | undefined): void {
    const { seq, seal } = this.#last
    const counted = Math.max(head?.seq ?? 0, this.#onFile?.seq ?? 0)
    if (counted > seq) this.#report('cut off the end', seq + 1, counted)
    if (seq === 0) return
    const isSealed = head?.seal && isSame(head.headSeal, sealOfHead(this.#key, this.#studio, head.seq, head.seal))
    const isLast = head?.seq === seq && isSame(head.seal, seal)
    if (counted <= seq && !(isSealed && isLast))
      this.#report('the last one, but the sealed end of the log is another', seq)
  }

  #report(what: string, first: number, last = first): void {
    this.problems.push({ studio: this.#studio, first, last, what })
  }
}

export function problemInWords({ studio, first, last, what }: LogProblem): string {
  const entries = first === last ? `entry ${first} was` : `entries ${first} to ${last} were`
  return `Studio ${studio}: ${entries} ${what}.`
}
