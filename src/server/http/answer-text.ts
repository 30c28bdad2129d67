import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { nothing } from '#contract/fields.ts'
import { Rows } from '#server/db/rows.ts'
import { rowsText } from '#server/http/rows-text.ts'

type Writer = (value: unknown) => string

const writers = new WeakMap<Schema, Writer>()

/** A writer that knows a schema's fields and no others, compiled when it is first needed. */
function writerFor(schema: Schema): Writer {
  let write = writers.get(schema)
  if (!write) {
    const described = z.toJSONSchema(schema, { io: 'output', target: 'draft-7' })
    write = fastJson(described as Parameters<typeof fastJson>[0])
    writers.set(schema, write)
  }
  return write
}

/**
 * The answer as JSON. Everything that this kind of caller may not see falls away here, whatever the handler returned:
 * the writer was made from that caller's `returns` (decision 005). Undefined where there is nothing to say.
 */
export function answerText(returns: Schema, reply: unknown): string | undefined {
  if (returns === nothing) return undefined
  if (reply instanceof Rows) return rowsText(returns, reply, writerFor)
  return holdsRows(reply) ? textAround(returns, reply) : writerFor(returns)(reply)
}

const holdsRows = (reply: unknown): reply is Record<string, unknown> =>
  typeof reply === 'object' &&
  reply !== null &&
  !Array.isArray(reply) &&
  Object.values(reply).some((part) => part instanceof Rows)

/** An answer of which some parts are rows, part by part. */
function textAround(returns: Schema, reply: Record<string, unknown>): string {
  const { shape } = (returns as z.ZodMiniObject).def
  const parts = Object.entries(shape).map(
    ([name, schema]) => `"${name}":${answerText(schema as Schema, reply[name]) ?? 'null'}`,
  )
  return `{${parts.join()}}`
}

/** Parses what is about to be written. The tests do this with every answer, because the writer only writes. */
export function checkAnswer(route: string, returns: Schema, reply: unknown): void {
  const { error } = returns.safeParse(asObjects(reply))
  if (error) throw new Error(`${route} answers against its contract: ${JSON.stringify(error.issues)}`)
}

function asObjects(reply: unknown): unknown {
  if (reply instanceof Rows) return [...reply]
  if (!holdsRows(reply)) return reply
  return Object.fromEntries(
    Object.entries(reply).map(([name, part]) => [name, part instanceof Rows ? [...part] : part]),
  )
}
