import { envelopes } from '#guests/guests/server/table.ts'
import type { QuestionKind } from '#guests/rsvp-page/contract/endpoints.ts'
import { boolean, index, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import {
  coupleAccess,
  couplePolicy,
  envelopeOfLink,
  linkPolicy,
  studioKey,
  weddingOfRsvp,
} from '#platform/server/db/tenancy/tenancy.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

/** What the guests of a wedding are asked besides who comes, once for each envelope. */
export const rsvpQuestions = weddingTable(
  'rsvp_questions',
  {
    text: text().notNull(),
    kind: text().$type<QuestionKind>().notNull().default('text'),
    options: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isRequired: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    unique('rsvp_questions_of_planner').on(t.plannerId, t.id),
    coupleAccess('rsvp_questions', 'only-money'),
    couplePolicy('rsvp_questions'),
    linkPolicy('rsvp_questions', weddingOfRsvp),
  ],
)

/** What the guests of an envelope have replied to a question. */
export const rsvpReplies = weddingTable(
  'rsvp_replies',
  {
    envelopeId: integer().notNull(),
    questionId: integer().notNull(),
    /** Null once it was taken back. */
    reply: text(),
  },
  (t) => [
    studioKey('rsvp_replies_envelope', t.plannerId, t.envelopeId, envelopes),
    studioKey('rsvp_replies_question', t.plannerId, t.questionId, rsvpQuestions),
    unique('rsvp_replies_once').on(t.plannerId, t.envelopeId, t.questionId),
    index('rsvp_replies_by_question').on(t.plannerId, t.questionId),
    coupleAccess('rsvp_replies', 'only-money'),
    couplePolicy('rsvp_replies'),
    // Foreign keys reach the questions of other weddings; row security of the questions does not.
    linkPolicy(
      'rsvp_replies',
      sql`${weddingOfRsvp} and envelope_id = ${envelopeOfLink} and question_id in (select id from rsvp_questions)`,
    ),
  ],
)
