import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { nothing } from '#contract/fields.ts'

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
  return returns === nothing ? undefined : writerFor(returns)(reply)
}

/** Parses what is about to be written. The tests do this with every answer, because the writer only writes. */
export function checkAnswer(route: string, returns: Schema, reply: unknown): void {
  const { error } = returns.safeParse(reply)
  if (error) throw new Error(`${route} answers against its contract: ${JSON.stringify(error.issues)}`)
}
