import * as z from 'zod/mini'
import { ages } from '#guests/guests/contract/guest-choices.ts'
import { finalCounts } from '#guests/counts/server/table.ts'
import { id } from '#platform/contract/fields.ts'
import { about } from '#platform/server/db/about.ts'

const words = z.nullable(z.string().check(z.maxLength(1000)))

const serving = z.object({
  guestId: id,
  partId: id,
  part: z.optional(z.string().check(z.maxLength(80))),
  name: z.string().check(z.maxLength(1000)),
  age: z.enum(ages),
  attending: z.nullable(z.boolean()),
  meal: words,
  dietary: words,
  access: words,
})

export const tables = [
  about(finalCounts, {
    couple: { select: 'all' },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [50000, 'final counts'],
    exported: {
      inWedding: 'own',
      form: { servings: z.array(serving).check(z.maxLength(100_000)) },
      references: { servings: { json: { guestId: 'guests', partId: 'parts' }, needs: 'guestId' } },
    },
  }),
]
