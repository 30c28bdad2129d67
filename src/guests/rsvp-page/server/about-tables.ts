import { newQuestion } from '#guests/rsvp-page/contract/endpoints.ts'
import { rsvpQuestions, rsvpReplies } from '#guests/rsvp-page/server/table.ts'
import { optionalParagraph } from '#platform/contract/fields.ts'
import { about } from '#platform/server/db/about.ts'
import { count } from '#platform/server/db/row-forms.ts'

const ofQuestion = ['id', 'plannerId', 'clientId', 'text', 'kind', 'options', 'isRequired', 'position'] as const
const ofReply = ['id', 'plannerId', 'clientId', 'envelopeId', 'questionId', 'reply'] as const

export const tables = [
  about(rsvpQuestions, {
    couple: { select: ofQuestion, insert: 'all', update: ofQuestion, delete: 'all' },
    link: { select: ofQuestion },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [50_000, 'questions for guests'],
    history: {
      noun: 'question for guests',
      subject: `r ->> 'text'`,
      fields: {
        client_id: 'couple',
        text: 'question',
        kind: 'kind of answer',
        options: 'options',
        is_required: 'whether it is required',
        position: 'place',
      },
      undo: 'true',
      parts: ['rsvp_replies.question_id'],
    },
    exported: {
      inWedding: 'own',
      form: { ...newQuestion.shape, position: count },
    },
  }),
  about(rsvpReplies, {
    couple: { select: ofReply, insert: 'all', update: ofReply, delete: 'all' },
    link: { select: ofReply, insert: 'all', update: ['reply'] },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [2_000_000, 'replies of guests'],
    history: {
      noun: 'reply',
      subject: `coalesce((select e.name from envelopes e
  where e.planner_id = (r ->> 'planner_id')::int and e.id = (r ->> 'envelope_id')::int), '')`,
      fields: { client_id: 'couple', reply: 'reply' },
      undo: 'true',
    },
    exported: { inWedding: 'own', form: { reply: optionalParagraph() } },
  }),
]
