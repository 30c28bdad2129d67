import { planners } from '#server/accounts/table.ts'
import { bytes, setNow } from '#server/db/columns.ts'
import { index, integer, pgTable, sql, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import {
  couplePolicy,
  ofStudio,
  ownPlanner,
  plannerKey,
  studioKey,
  studioPolicies,
} from '#server/db/tenancy/tenancy.ts'
import { people } from '#server/people/table.ts'

const ofPlanner = sql`${ownPlanner} and person_id is null`
const ofPerson = sql`${ownPlanner} and person_id = (select current_setting('app.person')::int)`

/** Answers to writes that carried an `Idempotency-Key`, each stored in the transaction of the write. */
export const keyedAnswers = pgTable(
  'keyed_answers',
  {
    ...ofStudio(),
    /** The person of a couple who called; null for the planner. */
    personId: integer().default(sql`nullif(current_setting('app.person', true), '')::int`),
    key: text().notNull(),
    /** A hash of method, address and body. */
    request: bytes().notNull(),
    /** Null only while the call is running, which no other transaction sees. */
    status: integer(),
    /** Null if the answer has no body. */
    answer: text(),
    at: setNow(),
  },
  (t) => [
    unique('keyed_answers_once').on(t.plannerId, t.personId, t.key).nullsNotDistinct(),
    studioKey('keyed_answers_person', t.plannerId, t.personId, people),
    plannerKey('keyed_answers', t, planners),
    index('keyed_answers_by_age').on(t.at),
    ...studioPolicies('keyed_answers', ofPlanner),
    couplePolicy('keyed_answers', ofPerson),
  ],
)

export const keyedAnswersOfCouple = coupleMay(keyedAnswers, {
  select: ['id', 'plannerId', 'personId', 'key', 'request', 'status', 'answer'],
  insert: 'all',
  update: ['status', 'answer'],
})
