import * as z from 'zod/mini'

/** The values that the caller has seen, as answers have them: if a field that it changes is another by now, nothing is changed. */
export const previousOf = <Fields extends Record<string, unknown>>(fields: Fields) =>
  z.optional(z.partialRecord(z.enum(Object.keys(fields) as (keyof Fields & string)[]), z.unknown()))
