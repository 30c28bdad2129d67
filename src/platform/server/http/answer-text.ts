import type * as z from 'zod/mini'
import type { Schema } from '#platform/contract/endpoint.ts'
import { nothing } from '#platform/contract/fields.ts'

/** All zod schemas, distinguished by the type in their definition. */
type Declared = { def: z.core.$ZodTypes['_zod']['def'] }
/** Copies only the declared fields of a value. Undefined where a value is taken as it is. */
type Pick = ((value: unknown) => unknown) | undefined
type Fields = Record<string, unknown>

const picks = new WeakMap<Schema, Pick>()

/** Made on first use. */
function pickFor(schema: Schema): Pick {
  if (!picks.has(schema)) picks.set(schema, pickOf(schema))
  return picks.get(schema)
}

function pickOf(schema: Schema | z.core.$ZodType): Pick {
  const { def } = schema as unknown as Declared
  switch (def.type) {
    case 'object':
      return pickFields(def.shape)
    case 'array': {
      const pick = pickOf(def.element)
      return pick && ((items) => (items as unknown[]).map(pick))
    }
    case 'nullable':
    case 'optional': {
      const pick = pickOf(def.innerType)
      return pick && ((value) => value && pick(value))
    }
    case 'union':
      return pickOption(def)
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return undefined
    default:
      throw new Error(`Answers with ${def.type} are not written yet.`)
  }
}

function pickFields(shape: z.core.$ZodShape): Pick {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, pick: pickOf(field) }))
  const declared = new Set(Object.keys(shape))
  const isFlat = fields.every(({ pick }) => !pick)
  return (value) => {
    const given = value as Fields
    // Most rows have no other fields; copying them would cost as much as writing them.
    if (isFlat && Object.keys(given).every((name) => declared.has(name))) return given
    const picked: Fields = {}
    for (const { name, pick } of fields) picked[name] = pick ? pick(given[name]) : given[name]
    return picked
  }
}

/** The option is chosen by its discriminator; a value of no option is dropped. */
function pickOption(def: object): Pick {
  const { discriminator, options } = def as { discriminator?: string; options: z.core.$ZodType[] }
  if (discriminator === undefined) throw new Error('Answers with a union need a discriminator.')
  const byValue = new Map<unknown, Pick>()
  for (const option of options) {
    const field = shapeOf(option)[discriminator] as unknown as { def: { values: unknown[] } }
    for (const value of field.def.values) byValue.set(value, pickOf(option))
  }
  return (value) => byValue.get((value as Fields)[discriminator])?.(value)
}

const shapeOf = (option: z.core.$ZodType) => (option as unknown as { def: { shape: z.core.$ZodShape } }).def.shape

/**
 * The answer as JSON, reduced to the fields of this caller's `returns`, whatever the handler returned (decision 005).
 * Undefined if there is no body.
 */
export function answerText(returns: Schema, reply: unknown): string | undefined {
  if (returns === nothing) return undefined
  const pick = pickFor(returns)
  return JSON.stringify(pick ? pick(reply) : reply)
}

/**
 * Validates an answer against its schema. Tests do this for every answer, because serializing does not check values.
 */
export function checkAnswer(route: string, returns: Schema, reply: unknown): void {
  const { error } = returns.safeParse(reply)
  if (error) throw new Error(`${route} answers against its contract: ${JSON.stringify(error.issues)}`)
}
