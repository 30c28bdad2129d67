import type { Serving } from '#guests/counts/contract/count-guests.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { jsonb, unique } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy } from '#platform/server/db/tenancy/tenancy.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

/** Who came to what, and ate what, when the count of a wedding was made final. */
export const finalCounts = weddingTable(
  'final_counts',
  {
    at: setNow(),
    servings: jsonb().$type<Serving[]>().notNull(),
  },
  (t) => [
    unique('final_counts_once').on(t.plannerId, t.clientId),
    coupleAccess('final_counts', 'only-money'),
    couplePolicy('final_counts'),
  ],
)
