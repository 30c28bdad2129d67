import { index, integer, pgTable, text, unique } from '#platform/server/db/drizzle.ts'
import { clients, weddingTable } from '#weddings/clients/server/table.ts'
import { bytes, identity, instant, setNow } from '#platform/server/db/columns.ts'
import {
  couplePolicy,
  anyonePolicy,
  plannerId,
  studioKey,
  studioPolicies,
  weddingKey,
} from '#platform/server/db/tenancy/tenancy.ts'
import { people } from '#weddings/people/server/table.ts'

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
    personId: integer().notNull(),
    tokenHash: bytes().notNull().unique(),
    seenAt: setNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    unique('couple_sessions_of_planner').on(t.plannerId, t.id),
    studioKey('couple_sessions_person', t.plannerId, t.personId, people),
    index('couple_sessions_by_person').on(t.plannerId, t.personId),
    couplePolicy('couple_sessions'),
    anyonePolicy('couple_sessions'),
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
  (t) => [index('sign_in_links_by_expiry').on(t.expiresAt), anyonePolicy('sign_in_links')],
)
