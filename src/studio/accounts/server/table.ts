import { studioTable } from '#studio/studios/server/table.ts'
import { bytes, instant } from '#platform/server/db/columns.ts'
import { index, text } from '#platform/server/db/drizzle.ts'
import { anyonePolicy } from '#platform/server/db/tenancy/tenancy.ts'

export type TokenPurpose = 'verify-email' | 'reset-password' | 'restore-email'

/** Tokens mailed to planners, stored as hashes; a used one stays until it expires. */
export const mailedTokens = studioTable(
  'mailed_tokens',
  {
    purpose: text().$type<TokenPurpose>().notNull(),
    tokenHash: bytes().notNull().unique(),
    email: text().notNull(),
    /** When the change of the address was asked for that the link takes back. */
    since: instant(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('mailed_tokens_by_planner').on(t.plannerId, t.purpose), anyonePolicy('mailed_tokens')],
)
