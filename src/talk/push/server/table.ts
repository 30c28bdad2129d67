import { needs } from '#platform/server/db/tenancy/rights.ts'
import { plannerSessions } from '#studio/sessions/server/table.ts'
import { members, planners } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { coupleSessions } from '#weddings/couples/server/table.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { bigint, boolean, check, index, integer, pgTable, sql, text, unique } from '#platform/server/db/drizzle.ts'
import {
  anyonePolicy,
  couplePolicy,
  ofStudio,
  ownPlanner,
  ownWedding,
  plannerKey,
  studioKey,
  studioPolicies,
  weddingKey,
} from '#platform/server/db/tenancy/tenancy.ts'
import { people } from '#weddings/people/server/table.ts'

/** The installation's key pair for push services (VAPID): one row, made at the first start. No role may read it. */
export const pushKeys = pgTable(
  'push_keys',
  { isOnly: boolean().primaryKey().default(true), publicKey: text().notNull(), privateKey: text().notNull() },
  (t) => [check('push_keys_one', sql`${t.isOnly}`), anyonePolicy('push_keys')],
)

const ofPlanner = sql`${ownPlanner} and person_id is null
  and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0))`
const ofPerson = sql`${ownWedding} and person_id = (select current_setting('app.person')::int)`

/** A device that gets notifications: of the planner, or of a person of a wedding. It ends with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    ...ofStudio(),
    /** The member of the studio; null for its owner, and for people of weddings. */
    memberId: integer(),
    clientId: integer(),
    personId: integer(),
    plannerSessionId: integer().unique(),
    coupleSessionId: integer().unique(),
    endpoint: text().notNull(),
    /** The device's public key and secret, with which messages to it are encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The browser and device, such as 'Chrome on Android'. */
    label: text().notNull(),
    createdAt: setNow(),
    lastUsedAt: instant(),
  },
  (t) => [
    check('push_subscriptions_session', sql`num_nonnulls(${t.plannerSessionId}, ${t.coupleSessionId}) = 1`),
    check('push_subscriptions_person', sql`num_nonnulls(${t.clientId}, ${t.personId}, ${t.coupleSessionId}) in (0, 3)`),
    studioKey('push_subscriptions_planner_session', t.plannerId, t.plannerSessionId, plannerSessions),
    studioKey('push_subscriptions_couple_session', t.plannerId, t.coupleSessionId, coupleSessions),
    studioKey('push_subscriptions_member', t.plannerId, t.memberId, members),
    studioKey('push_subscriptions_person_id', t.plannerId, t.personId, people),
    plannerKey('push_subscriptions', t, planners),
    ...weddingKey('push_subscriptions', t, clients),
    index('push_subscriptions_by_person').on(t.plannerId, t.personId),
    ...studioPolicies('push_subscriptions', { own: ofPlanner, needs: needs.nothing }),
    couplePolicy('push_subscriptions', ofPerson),
  ],
)

/** The mail that is sent if no device could be reached is recorded like a delivery to this subscription. */
export const mailInstead = 0

/** Which device has got the notification of a job, so that an interrupted or repeated job does not send it again. */
export const sentPushes = pgTable(
  'sent_pushes',
  { jobId: bigint({ mode: 'bigint' }).notNull(), subscriptionId: integer().notNull(), sentAt: setNow() },
  (t) => [unique('sent_pushes_once').on(t.jobId, t.subscriptionId), anyonePolicy('sent_pushes')],
)
