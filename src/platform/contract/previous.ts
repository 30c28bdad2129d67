import * as z from 'zod/mini'

/** A value as an answer has it, and as the caller has seen it. */
const seen = z.nullable(z.union([z.string(), z.boolean()]))

/** The values that the caller has seen: if a field that it changes is another by now, nothing is changed. */
export const previousOf = <Fields extends Record<string, unknown>>(fields: Fields) =>
  z.optional(z.partialRecord(z.enum(Object.keys(fields) as (keyof Fields & string)[]), seen))
