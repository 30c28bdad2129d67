import { integer, pgTable, text } from '#server/db/drizzle.ts'
import { clients, weddingTable } from '#server/clients/table.ts'
import { bytes, instant, setNow } from '#server/db/columns.ts'
import { couplePolicy, anyonePolicy, plannerId, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

/** Portal secrets. The planner's role may write an invite, but can't read secrets. */
export const coupleSecrets = pgTable(
  'couple_secrets',
  {
    plannerId: plannerId(),
    clientId: integer().primaryKey(),
    passwordHash: text(),
    inviteHash: bytes().unique(),
    inviteExpiresAt: instant(),
    inviteUsedAt: instant(),
  },
  (t) => [
    ...weddingKey('couple_secrets', t, clients),
    ...studioPolicies('couple_secrets'),
    anyonePolicy('couple_secrets'),
  ],
)

export const coupleSessions = weddingTable(
  'couple_sessions',
  {
    tokenHash: bytes().notNull().unique(),
    seenAt: setNow(),
    expiresAt: instant().notNull(),
  },
  () => [couplePolicy('couple_sessions'), anyonePolicy('couple_sessions')],
)
