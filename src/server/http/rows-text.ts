import pg from 'pg'
import type * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import type { Question, Rows, TypeId } from '#server/db/rows.ts'

type Write = (value: unknown) => string
/** How the bytes of a column become JSON. */
type Way = 'as they are' | 'flag' | 'moment' | 'text' | Write
/** The key is written with what comes before it: a brace or a comma. */
type Column = { key: Uint8Array; way: Way }
type Plan = readonly (Column | undefined)[]

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
/** What a letter may become: \u0001. */
const longestEscape = 6
const longestWord = 16
const brackets = Buffer.from('[]')
const brace = Buffer.from('}')
const comma = Buffer.from(',')
const none = Buffer.from('null')
const yes = Buffer.from('true')
const no = Buffer.from('false')

const plans = new WeakMap<Schema, WeakMap<Question, Plan>>()

/** What to do with each column of a question; one that the answer does not have is passed over. */
function planOf(returns: Schema, question: Question, writerFor: (schema: Schema) => Write): Plan {
  let known = plans.get(returns)
  if (!known) plans.set(returns, (known = new WeakMap()))
  let plan = known.get(question)
  if (!plan) {
    const { shape } = (returns as z.ZodMiniArray<z.ZodMiniObject>).def.element.def
    const first = question.columns.findIndex((name) => name in shape)
    plan = question.columns.map((name, index) => {
      const schema = shape[name] as Schema | undefined
      const key = Buffer.from(`${index === first ? '{' : ','}${JSON.stringify(name)}:`)
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
  end = 0
  copy(brackets, 0, 1)
  for (const start of rows.starts) {
    if (end > 1) copy(comma)
    writeRow(plan, rows.bytes, start)
  }
  copy(brackets, 1)
  const text = out.toString('utf8', 0, end)
  if (out.length > largestKept) out = Buffer.allocUnsafe(64 * 1024)
  return text
}

/** Everything that most columns need is in this one loop, which is run for every value: calls would double its time. */
function writeRow(plan: Plan, bytes: Buffer, start: number): void {
  let at = start
  for (const column of plan) {
    const length = bytes.readInt32BE(at)
    at += 4
    const stop = at + Math.max(length, 0)
    if (column) {
      const { key, way } = column
      makeRoom(key.length + (stop - at) * longestEscape + longestWord)
      const into = out
      let to = end
      for (let from = 0; from < key.length; from += 1) into[to++] = key[from] as number
      end = to
      if (length < 0) copy(none)
      else if (way === 'text') {
        let escaped = 0
        into[to++] = quote
        for (; at < stop; at += 1) {
          const byte = bytes[at] as number
          into[to++] = byte
          escaped |= mustBeEscaped[byte] as number
        }
        into[to++] = quote
        if (escaped === 0) end = to
        else end += out.write(JSON.stringify(out.toString('utf8', end + 1, to - 1)), end)
      } else writeRare(way, bytes, at, stop)
    }
    at = stop
  }
  copy(brace)
}

function writeRare(way: Exclude<Way, 'text'>, bytes: Buffer, at: number, stop: number): void {
  if (way === 'as they are') copy(bytes, at, stop)
  else if (way === 'flag') copy(bytes[at] === code('t') ? yes : no)
  else if (way === 'moment') writeMoment(bytes, at, stop)
  else {
    const text = way(JSON.parse(bytes.toString('utf8', at, stop)))
    makeRoom(Buffer.byteLength(text) + longestWord)
    end += out.write(text, end)
  }
}

/** These are short: a loop is done before a call into the engine has begun. */
function copy(from: Uint8Array, start = 0, stop = from.length): void {
  makeRoom(stop - start)
  const into = out
  let to = end
  for (let at = start; at < stop; at += 1) into[to++] = from[at] as number
  end = to
}

const dateLength = '2026-11-21'.length
const zoneLength = '+00'.length
const wholeSeconds = '2026-11-21T02:32:58'.length
const opening = Buffer.from('"')
const noFraction = Buffer.from('.000')
const closing = Buffer.from('Z"')

/** From 2026-11-21 02:32:58.62+00, as PostgreSQL writes a moment in UTC, to "2026-11-21T02:32:58.620Z". */
function writeMoment(bytes: Buffer, at: number, stop: number): void {
  copy(opening)
  const begun = end
  copy(bytes, at, stop - zoneLength)
  out[begun + dateLength] = code('T')
  copy(noFraction, end - begun - wholeSeconds)
  copy(closing)
}
