import type { TokenRole } from '#contract/tokens.ts'
import { studioTable } from '#server/accounts/table.ts'
import { bytes, instant, setNow } from '#server/db/columns.ts'
import { boolean, index, text } from '#server/db/drizzle.ts'

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
)
