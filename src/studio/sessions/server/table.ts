import { needs } from '#platform/server/db/tenancy/rights.ts'
import { members, studioTable } from '#studio/studios/server/table.ts'
import { bytes, instant, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, text, unique } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, studioKey } from '#platform/server/db/tenancy/tenancy.ts'

export const plannerSessions = studioTable(
  'planner_sessions',
  {
    /** Null for the studio's owner. */
    memberId: integer(),
    tokenHash: bytes().notNull().unique(),
    /** What the browser said it is, and where it signed in from. */
    device: text().notNull().default('An earlier sign-in'),
    address: text(),
    /** Such a session has no rights. Kept by triggers. */
    lacksSecondFactor: boolean().notNull().default(false),
    createdAt: setNow(),
    seenAt: setNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    unique('planner_sessions_of_planner').on(t.plannerId, t.id),
    studioKey('planner_sessions_member', t.plannerId, t.memberId, members),
    index('planner_sessions_by_planner').on(t.plannerId, t.memberId),
    anyonePolicy('planner_sessions'),
  ],
  needs.own,
)

/** Browsers that somebody has signed in with, by a key in a cookie of theirs; a sign-in with another one is told by mail. */
export const knownBrowsers = studioTable(
  'known_browsers',
  {
    /** Null for the studio's owner. */
    memberId: integer(),
    keyHash: bytes().notNull(),
    seenAt: setNow(),
  },
  (t) => [
    studioKey('known_browsers_member', t.plannerId, t.memberId, members),
    unique('known_browsers_once').on(t.plannerId, t.memberId, t.keyHash).nullsNotDistinct(),
    anyonePolicy('known_browsers'),
  ],
)
