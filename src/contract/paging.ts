import * as z from 'zod/mini'

/** For lists that grow without end: the newest `limit` rows, or those before an id. A `Link` header leads on. */
export const page = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
})
export type Page = z.output<typeof page>
