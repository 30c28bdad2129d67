import { integer, pgTable, text } from '#server/db/drizzle.ts'
import { clients } from '#server/clients/table.ts'
import { bytes, identity, instant, setNow } from '#server/db/columns.ts'
import {
  couplePolicy,
  doorPolicy,
  ofStudio,
  ofWedding,
  studioPolicies,
  weddingKey,
} from '#server/db/tenancy/tenancy.ts'

/** Portal secrets. The planner's role may write an invite, but can't read secrets. */
export const coupleSecrets = pgTable(
  'couple_secrets',
  {
    ...ofStudio(),
    clientId: integer().primaryKey(),
    passwordHash: text(),
    inviteHash: bytes().unique(),
    inviteExpiresAt: instant(),
    inviteUsedAt: instant(),
  },
  (t) => [
    ...weddingKey('couple_secrets', t, clients),
    ...studioPolicies('couple_secrets'),
    doorPolicy('couple_secrets'),
  ],
)

export const coupleSessions = pgTable(
  'couple_sessions',
  {
    id: identity(),
    ...ofWedding(),
    tokenHash: bytes().notNull().unique(),
    seenAt: setNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    ...weddingKey('couple_sessions', t, clients),
    ...studioPolicies('couple_sessions'),
    couplePolicy('couple_sessions'),
    doorPolicy('couple_sessions'),
  ],
)
