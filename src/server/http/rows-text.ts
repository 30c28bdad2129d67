import pg from 'pg'
import type * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import type { Question, Rows, TypeId } from '#server/db/rows.ts'

type Write = (value: unknown) => string
/** How the bytes of a column become JSON. */
type Way = 'as they are' | 'flag' | 'moment' | 'text' | Write
type Column = { key: Buffer; way: Way }

const { BOOL, FLOAT4, FLOAT8, INT2, INT4, JSON: json, JSONB, TIMESTAMPTZ } = pg.types.builtins
const numbers = new Set<TypeId | undefined>([INT2, INT4, FLOAT4, FLOAT8])
const trees = new Set<TypeId | undefined>([json, JSONB])

const code = (letter: string) => letter.charCodeAt(0)
const quote = code('"')
const backslash = code('\\')
/** The bytes of larger letters are never among these. */
const mustBeEscaped = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte < 32 || byte === quote || byte === backslash),
)

const escapes = Array.from(mustBeEscaped, (_, byte) => JSON.stringify(String.fromCharCode(byte)).slice(1, -1))
const none = Buffer.from('null')
const yes = Buffer.from('true')
const no = Buffer.from('false')
const endOfMoment = Buffer.from('Z"')
const zoneLength = '+00'.length

const plans = new WeakMap<Schema, WeakMap<Question, (Column | undefined)[]>>()

/** What to do with each column of a question; one that the answer does not have is passed over. */
function planOf(returns: Schema, question: Question, writerFor: (schema: Schema) => Write): (Column | undefined)[] {
  let known = plans.get(returns)
  if (!known) plans.set(returns, (known = new WeakMap()))
  let plan = known.get(question)
  if (!plan) {
    const { shape } = (returns as z.ZodMiniArray<z.ZodMiniObject>).def.element.def
    plan = question.columns.map((name, index) => {
      const schema = shape[name] as Schema | undefined
      const key = Buffer.from(`${JSON.stringify(name)}:`)
      return schema && { key, way: wayOf(question.types[index], () => writerFor(schema)) }
    })
    known.set(question, plan)
  }
  return plan
}

function wayOf(type: TypeId | undefined, writer: () => Write): Way {
  if (type === BOOL) return 'flag'
  if (type === TIMESTAMPTZ) return 'moment'
  if (trees.has(type)) return writer()
  return numbers.has(type) ? 'as they are' : 'text'
}

/** Where answers are written before they are cut out; no two are written at once. */
let out = Buffer.allocUnsafe(64 * 1024)
let end = 0
const largestKept = 4 * 1024 * 1024

function makeRoom(bytes: number): void {
  if (end + bytes <= out.length) return
  const larger = Buffer.allocUnsafe(Math.max(out.length * 2, end + bytes))
  out.copy(larger, 0, 0, end)
  out = larger
}

/**
 * A list of rows as JSON, written byte by byte from what the database sent. No row, and no value, becomes anything in
 * between: making them costs more than everything else that an answer needs (decision 013).
 */
export function rowsText(returns: Schema, rows: Rows<unknown>, writerFor: (schema: Schema) => Write): string {
  const plan = planOf(returns, rows.question, writerFor)
  const { bytes } = rows
  end = 0
  writeByte(code('['))
  for (const start of rows.starts) {
    if (end > 1) writeByte(code(','))
    writeRow(plan, bytes, start)
  }
  writeByte(code(']'))
  const text = out.toString('utf8', 0, end)
  if (out.length > largestKept) out = Buffer.allocUnsafe(64 * 1024)
  return text
}

function writeByte(byte: number): void {
  makeRoom(1)
  out[end] = byte
  end += 1
}

function writeRow(plan: (Column | undefined)[], bytes: Buffer, start: number): void {
  let at = start
  let before = code('{')
  for (const column of plan) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (column) {
      // A letter may become six: \u0001.
      makeRoom(column.key.length + Math.max(length, 0) * 6 + 16)
      writeByte(before)
      before = code(',')
      copyAll(column.key)
      writeValue(column.way, bytes, at, length)
    }
    if (length > 0) at += length
  }
  writeByte(code('}'))
}

function writeValue(way: Way, bytes: Buffer, at: number, length: number): void {
  if (length < 0) copyAll(none)
  else if (way === 'text') writeText(bytes, at, length)
  else if (way === 'as they are') copy(bytes, at, at + length)
  else if (way === 'flag') copyAll(bytes[at] === code('t') ? yes : no)
  else if (way === 'moment') writeMoment(bytes, at, length)
  else writeLong(way(JSON.parse(bytes.toString('utf8', at, at + length))))
}

/** These are short: a loop is done before a call into the engine has begun. */
function copy(from: Uint8Array, start: number, stop: number): void {
  const into = out
  let to = end
  for (let at = start; at < stop; at += 1) into[to++] = from[at] as number
  end = to
}

const copyAll = (from: Uint8Array) => copy(from, 0, from.length)

function writeText(bytes: Uint8Array, start: number, length: number): void {
  const into = out
  const stop = start + length
  let to = end
  into[to++] = quote
  for (let at = start; at < stop; at += 1) {
    const byte = bytes[at] as number
    if (mustBeEscaped[byte] === 0) into[to++] = byte
    else to += out.write(escapes[byte] as string, to)
  }
  into[to++] = quote
  end = to
}

/** From 2026-11-21 02:32:58.62+00, as PostgreSQL writes a moment in UTC, to "2026-11-21T02:32:58.620Z". */
function writeMoment(bytes: Uint8Array, start: number, length: number): void {
  out[end] = quote
  end += 1
  const begun = end
  copy(bytes, start, start + length - zoneLength)
  out[begun + 10] = code('T')
  if (end - begun === 19) writeByte(code('.'))
  while (end - begun < 23) writeByte(code('0'))
  copyAll(endOfMoment)
}

function writeLong(text: string): void {
  makeRoom(text.length * 3 + 2)
  end += out.write(text, end)
}
