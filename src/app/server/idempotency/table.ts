import { needs } from '#platform/server/db/tenancy/rights.ts'
import { planners } from '#studio/studios/server/table.ts'
import { bytes, instant, setNow } from '#platform/server/db/columns.ts'
import { index, integer, pgTable, sql, text, unique } from '#platform/server/db/drizzle.ts'
import {
  couplePolicy,
  linkPolicy,
  ofStudio,
  ownPlanner,
  plannerKey,
  studioKey,
  studioPolicies,
} from '#platform/server/db/tenancy/tenancy.ts'
import { links } from '#weddings/links/server/table.ts'
import { people } from '#weddings/people/server/table.ts'

const ofPlanner = sql`${ownPlanner} and person_id is null and link_id is null`
const ofPerson = sql`${ownPlanner} and person_id = (select current_setting('app.person')::int)`
const ofLink = sql`${ownPlanner} and link_id = (select current_setting('app.link')::int)`

/** Writes that carried an `Idempotency-Key`, with their answers. */
export const keyedAnswers = pgTable(
  'keyed_answers',
  {
    ...ofStudio(),
    /** The person of a couple who called; null for the planner and for links. */
    personId: integer().default(sql`nullif(current_setting('app.person', true), '')::int`),
    /** The link that called. */
    linkId: integer().default(sql`nullif(current_setting('app.link', true), '')::int`),
    key: text().notNull(),
    /** A hash of method, address, body and files. */
    request: bytes().notNull(),
    /** Null while the call is running. */
    status: integer(),
    /** Until when a running call has the key, unless it says again that it is running. Null inside of one transaction. */
    runsUntil: instant(),
    /** Counts the calls that were given the key, because those before them did not end. */
    turn: integer().notNull().default(1),
    /** Written by versions that did not encrypt answers. */
    answer: text(),
    /** The encrypted answer: some have secrets that are stored nowhere else. Null if the answer has no body. */
    sealedAnswer: bytes(),
    at: setNow(),
  },
  (t) => [
    unique('keyed_answers_of_caller').on(t.plannerId, t.personId, t.linkId, t.key).nullsNotDistinct(),
    studioKey('keyed_answers_person', t.plannerId, t.personId, people),
    studioKey('keyed_answers_link', t.plannerId, t.linkId, links),
    plannerKey('keyed_answers', t, planners),
    index('keyed_answers_by_age').on(t.at),
    ...studioPolicies('keyed_answers', { own: ofPlanner, needs: needs.nothing }),
    couplePolicy('keyed_answers', ofPerson),
    linkPolicy('keyed_answers', ofLink),
  ],
)
