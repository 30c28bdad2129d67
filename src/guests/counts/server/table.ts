import type { Serving } from '#guests/counts/contract/count-guests.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { integer, jsonb, sql, unique } from '#platform/server/db/drizzle.ts'
import {
  coupleAccess,
  couplePolicy,
  idOfLink,
  linkPolicy,
  studioKey,
  weddingOfCaterer,
} from '#platform/server/db/tenancy/tenancy.ts'
import { links } from '#weddings/links/server/table.ts'
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

export type SeenServing = Omit<Serving, 'part' | 'name'>

/** When a caterer has pressed that it has seen the counts, and what they were. */
export const catererViews = weddingTable(
  'caterer_views',
  {
    linkId: integer().notNull(),
    at: setNow(),
    /** How much had changed since the final count. */
    changes: integer().notNull(),
    /** Who came to what. */
    servings: jsonb().$type<SeenServing[]>().notNull(),
  },
  (t) => [
    unique('caterer_views_once').on(t.plannerId, t.linkId),
    studioKey('caterer_views_link', t.plannerId, t.linkId, links),
    linkPolicy('caterer_views', sql`${weddingOfCaterer} and link_id = ${idOfLink}`),
  ],
)
