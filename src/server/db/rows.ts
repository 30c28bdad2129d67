import pg from 'pg'

export type TypeId = Parameters<typeof pg.types.getTypeParser>[0]

/** A statement as the database knows it, and what its columns are called on our side. */
export type Question = {
  name: string
  text: string
  columns: readonly string[]
  /** What the database says the columns are. */
  types: readonly TypeId[]
}

/** One that has not been asked yet. */
export const question = (name: string, text: string, columns: readonly string[] = []): Question => ({
  name: `larkspur_${name}`,
  text,
  columns,
  types: [],
})

const { builtins } = pg.types

/** PostgreSQL writes moments as 2026-11-21 02:32:58.62+00, because every connection is in UTC. */
const isoMoment = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(12, text.length > 22 ? '0' : '.000')}Z`

const readerOf = (type: TypeId): ((text: string) => unknown) =>
  type === builtins.TIMESTAMPTZ ? isoMoment : pg.types.getTypeParser(type)

/**
 * Rows as they came over the line. They become objects only for whoever looks into them: most go straight into an
 * answer, and are written there from these bytes.
 */
export class Rows<Row> implements Iterable<Row> {
  readonly question: Question
  readonly bytes: Buffer
  /** Where each row begins: with the length of its first value. */
  readonly starts: readonly number[]
  /** What the database says that it did. */
  readonly tag: string

  constructor(question: Question, bytes: Buffer, starts: readonly number[], tag: string) {
    this.question = question
    this.bytes = bytes
    this.starts = starts
    this.tag = tag
  }

  get length(): number {
    return this.starts.length
  }

  at(index: number): Row | undefined {
    const start = this.starts.at(index)
    return start === undefined ? undefined : this.#rowAt(start, this.question.types.map(readerOf))
  }

  *[Symbol.iterator](): Iterator<Row> {
    const readers = this.question.types.map(readerOf)
    for (const start of this.starts) yield this.#rowAt(start, readers)
  }

  map<T>(each: (row: Row) => T): T[] {
    return Array.from(this, each)
  }

  reversed(): Rows<Row> {
    return new Rows(this.question, this.bytes, this.starts.toReversed(), this.tag)
  }

  #rowAt(start: number, readers: ((text: string) => unknown)[]): Row {
    const { bytes, question } = this
    const row: Record<string, unknown> = {}
    let at = start
    for (const [index, name] of question.columns.entries()) {
      const length = bytes.readInt32BE(at)
      at += 4
      if (length < 0) {
        row[name] = null
        continue
      }
      row[name] = readers[index]?.(bytes.toString('utf8', at, at + length))
      at += length
    }
    return row as Row
  }
}
