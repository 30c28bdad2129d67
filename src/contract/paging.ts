import * as z from 'zod/mini'

/** For unbounded lists: the newest `limit` rows, or those before an id. A `Link` header has the next page. */
export const page = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
})
export type Page = z.output<typeof page>
