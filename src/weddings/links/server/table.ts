import { currentMember, has } from '#platform/server/db/tenancy/rights.ts'
import type { LinkKind } from '#platform/contract/link-kinds.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { bytes, instant, setNow } from '#platform/server/db/columns.ts'
import { boolean, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import {
  coupleAccess,
  couplePolicy,
  linkPolicy,
  ownLink,
  ownWedding,
  weddingKey,
} from '#platform/server/db/tenancy/tenancy.ts'

/**
 * Addresses that show something to one audience without an account. Only the hash of the secret is stored, which no role
 * may read: `enter_link` finds a link by it.
 */
export const links = studioTable(
  'links',
  {
    /** Null if the link belongs to no wedding. */
    clientId: integer(),
    kind: text().$type<LinkKind>().notNull(),
    /** The row that the link is about, which its kind names. */
    subjectId: integer(),
    label: text().notNull(),
    email: text(),
    /** Sent by a mail of Larkspur, rather than copied by the planner. */
    isMailed: boolean().notNull().default(false),
    tokenHash: bytes().notNull().unique(),
    /** When the address was made that works now: a renewed link begins anew. */
    createdAt: setNow(),
    expiresAt: instant(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
    openedCount: integer().notNull().default(0),
  },
  (t) => [
    unique('links_of_planner').on(t.plannerId, t.id),
    ...weddingKey('links', t, clients),
    coupleAccess('links', 'only-money'),
    // A couple invites its guests.
    couplePolicy('links', sql`${ownWedding} and kind = 'rsvp'`),
    linkPolicy('links', ownLink),
  ],
  ` and case when kind = 'member-calendar'
  then ${has('day')} and subject_id is not distinct from ${currentMember}
  else ${has('work')} end`,
)
