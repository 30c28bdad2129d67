import { EventEmitter } from 'node:events'
import { DatabaseError, parse, serialize } from 'pg-protocol'
import { codeOf, commandComplete, endOf, errorResponse, headerLength } from '#server/db/messages.ts'
import { isForgottenStatement } from '#server/db/forgotten.ts'
import { Rows, type Question, type TypeId } from '#server/db/rows.ts'

const parseComplete = codeOf('1')
const rowDescription = codeOf('T')
const dataRow = codeOf('D')

const execute = serialize.execute()
const sync = serialize.sync()

type Asked = {
  question: Question
  resolve: (rows: Rows<never>) => void
  reject: (error: unknown) => void
}

export type Value = string | number | boolean | Buffer | null | undefined

const asParameter = (value: Value) =>
  value === null || value === undefined || value instanceof Buffer ? value : String(value)

/**
 * Statements that are sent in one piece and answered in one. Outside of a transaction that was begun, they are one of
 * their own: where one fails, the rest is not done, and all are taken back.
 */
export class Batch {
  readonly #say: (bytes: Uint8Array) => void
  readonly #prepared: Set<string>
  readonly #preparing: string[] = []
  readonly #asked: Asked[] = []

  constructor(say: (bytes: Uint8Array) => void, prepared: Set<string>) {
    this.#say = say
    this.#prepared = prepared
  }

  ask<Row>(question: Question, values: readonly Value[]): Promise<Rows<Row>> {
    const { name, text } = question
    if (!this.#prepared.has(name)) {
      this.#prepared.add(name)
      this.#preparing.push(name)
      // It may be there, planned for a table that has changed since.
      this.#say(serialize.close({ type: 'S', name }))
      this.#say(serialize.parse({ name, text }))
      this.#say(serialize.describe({ type: 'S', name }))
    }
    this.#say(serialize.bind({ statement: name, values: [...values], valueMapper: asParameter }))
    this.#say(execute)
    return new Promise((resolve, reject) => this.#asked.push({ question, resolve, reject }))
  }

  end(): void {
    this.#say(sync)
  }

  /** All that the database said, up to the moment when it was ready again. */
  hear(bytes: Buffer): void {
    const { answers, error } = this.#read(bytes)
    if (error !== undefined) return this.#fail(error)
    for (const [index, rows] of answers.entries()) this.#asked[index]?.resolve(rows)
  }

  /** Nothing more will come, so nothing is known to be stored; what was said last may tell why. */
  breakOff(bytes: Buffer): void {
    this.#fail(this.#read(bytes).error ?? new Error('The connection to the database was lost.'))
  }

  #read(bytes: Buffer): { answers: Rows<never>[]; error: unknown } {
    const answers: Rows<never>[] = []
    let starts: number[] = []
    let error: unknown
    let end = 0
    for (let at = 0; at < bytes.length; at = end) {
      end = endOf(bytes, at)
      const kind = bytes[at]
      const question = this.#asked[answers.length]?.question
      if (kind === dataRow) starts.push(at + headerLength + 2)
      else if (kind === parseComplete) this.#preparing.shift()
      else if (kind === rowDescription && question) question.types = typesIn(bytes, at + headerLength)
      else if (kind === errorResponse) error = errorIn(bytes.subarray(at, end))
      else if (kind === commandComplete && question) {
        answers.push(new Rows<never>(question, bytes, starts, bytes.toString('latin1', at + headerLength, end - 1)))
        starts = []
      }
    }
    return { answers, error }
  }

  #fail(error: unknown): void {
    for (const name of this.#preparing) this.#prepared.delete(name)
    if (isForgottenStatement(error)) this.#prepared.clear()
    for (const { reject } of this.#asked) reject(error)
  }
}

function typesIn(bytes: Buffer, start: number): TypeId[] {
  const types: TypeId[] = []
  let at = start + 2
  for (let column = bytes.readInt16BE(start); column > 0; column -= 1) {
    const afterName = bytes.indexOf(0, at) + 1
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- a type may be one that has no name here
    types.push(bytes.readUInt32BE(afterName + 6))
    at = afterName + 18
  }
  return types
}

function errorIn(message: Buffer): unknown {
  let error: unknown
  const source = new EventEmitter() as unknown as NodeJS.ReadableStream
  void parse(source, (parsed) => (error = parsed))
  source.emit('data', message)
  return error instanceof DatabaseError ? error : new Error('The database answered with an error nobody can read.')
}
