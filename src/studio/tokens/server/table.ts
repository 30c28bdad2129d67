import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { TokenRole } from '#studio/tokens/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { bytes, instant, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, text } from '#platform/server/db/drizzle.ts'

export const apiTokens = studioTable(
  'api_tokens',
  {
    name: text().notNull(),
    role: text().$type<TokenRole>().notNull(),
    readsOnly: boolean().notNull().default(false),
    tokenHash: bytes().notNull().unique(),
    createdAt: setNow(),
    expiresAt: instant(),
    /** Written once a minute at most. */
    lastUsedAt: instant(),
  },
  (t) => [index('api_tokens_by_planner').on(t.plannerId, t.id)],
  needs.account,
)
