import type * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { nothing } from '#contract/fields.ts'

/** All zod schemas, distinguished by the type in their definition. */
type Declared = { def: z.core.$ZodTypes['_zod']['def'] }
type Pick = (reply: unknown) => unknown

const picks = new WeakMap<Schema, Pick>()

/** Compiled on first use: interpreting the schema for every value would cost more than serializing it. */
function pickFor(schema: Schema): Pick {
  let pick = picks.get(schema)
  if (!pick) {
    // oxlint-disable-next-line no-implied-eval, no-new-func -- the source is generated from our own schemas
    pick = new Function('reply', `return ${source(schema, 'reply')}`) as Pick
    picks.set(schema, pick)
  }
  return pick
}

/** An expression that copies only the schema's declared fields from the value of another expression. */
function source(schema: Schema | z.core.$ZodType, value: string): string {
  const { def } = schema as unknown as Declared
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => {
        const key = JSON.stringify(name)
        return `${key}: ${source(field, `${value}[${key}]`)}`
      })
      return `({ ${fields.join()} })`
    }
    case 'array': {
      const item = source(def.element, 'item')
      return item === 'item' ? value : `${value}.map((item) => ${item})`
    }
    case 'nullable':
    case 'optional': {
      const inner = source(def.innerType, value)
      return inner === value ? value : `(${value} == null ? ${value} : ${inner})`
    }
    case 'union':
      return unionSource(def, value)
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return value
    default:
      throw new Error(`Answers with ${def.type} are not written yet.`)
  }
}

/** The option is chosen by its discriminator; a value of no option is dropped. */
function unionSource(def: object, value: string): string {
  const { discriminator, options } = def as { discriminator?: string; options: z.core.$ZodType[] }
  if (discriminator === undefined) throw new Error('Answers with a union need a discriminator.')
  return options.reduceRight((otherwise, option) => {
    const field = shapeOf(option)[discriminator] as unknown as { def: { values: unknown[] } }
    const isThis = `${JSON.stringify(field.def.values)}.includes(${value}[${JSON.stringify(discriminator)}])`
    return `(${isThis} ? ${source(option, value)} : ${otherwise})`
  }, 'undefined')
}

const shapeOf = (option: z.core.$ZodType) => (option as unknown as { def: { shape: z.core.$ZodShape } }).def.shape

/**
 * The answer as JSON, reduced to the fields of this caller's `returns`, whatever the handler returned (decision 005).
 * Undefined if there is no body.
 */
export function answerText(returns: Schema, reply: unknown): string | undefined {
  if (returns === nothing) return undefined
  return JSON.stringify(pickFor(returns)(reply))
}

/**
 * Validates an answer against its schema. Tests do this for every answer, because serializing does not check values.
 */
export function checkAnswer(route: string, returns: Schema, reply: unknown): void {
  const { error } = returns.safeParse(reply)
  if (error) throw new Error(`${route} answers against its contract: ${JSON.stringify(error.issues)}`)
}
