import { foreignKey, index, integer, pgTable, text } from '#server/db/drizzle.ts'
import { clients } from '#server/clients/table.ts'
import { people } from '#server/people/table.ts'
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
    personId: integer().notNull(),
    tokenHash: bytes().notNull().unique(),
    seenAt: setNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    ...weddingKey('couple_sessions', t, clients),
    foreignKey({
      name: 'couple_sessions_person',
      columns: [t.plannerId, t.personId],
      foreignColumns: [people.plannerId, people.id],
    }).onDelete('cascade'),
    index('couple_sessions_by_person').on(t.plannerId, t.personId),
    ...studioPolicies('couple_sessions'),
    couplePolicy('couple_sessions'),
    doorPolicy('couple_sessions'),
  ],
)

/**
 * Links that sign a person in without a password, once. One that was asked for at the sign-in page belongs to an address,
 * which may have several weddings; one in a letter belongs to a person.
 */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    id: identity(),
    tokenHash: bytes().notNull().unique(),
    email: text().notNull(),
    personId: integer(),
    /** The page that it leads to. */
    path: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('sign_in_links_by_expiry').on(t.expiresAt), doorPolicy('sign_in_links')],
)
