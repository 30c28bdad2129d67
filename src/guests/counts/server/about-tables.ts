import * as z from 'zod/mini'
import { ages } from '#guests/guests/contract/guest-choices.ts'
import { catererViews, finalCounts } from '#guests/counts/server/table.ts'
import { id } from '#platform/contract/fields.ts'
import { about } from '#platform/server/db/about.ts'
import { count } from '#platform/server/db/row-forms.ts'

const words = z.nullable(z.string().check(z.maxLength(1000)))

const seenServing = z.object({
  guestId: id,
  partId: id,
  age: z.enum(ages),
  attending: z.nullable(z.boolean()),
  meal: words,
  dietary: words,
  access: words,
})
const serving = z.extend(seenServing, {
  part: z.optional(z.string().check(z.maxLength(80))),
  name: z.string().check(z.maxLength(1000)),
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
  about(catererViews, {
    skipsTrash: true,
    link: {
      select: ['id', 'plannerId', 'clientId', 'linkId', 'at', 'changes', 'servings'],
      insert: 'all',
      update: ['at', 'changes', 'servings'],
    },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [50000, 'links of caterers'],
    exported: {
      inWedding: 'own',
      form: { changes: count, servings: z.array(seenServing).check(z.maxLength(100_000)) },
      references: { servings: { json: { guestId: 'guests', partId: 'parts' }, needs: 'guestId' } },
    },
  }),
]
