import * as z from 'zod/mini'
import { msg } from '#platform/contract/locale/translate.ts'
import * as calls from '#talk/feedback/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, optionalParagraph, optionalText, requiredParagraph } from '#platform/contract/fields.ts'

const row = {
  id,
  clientId: id,
  rating: z.number(),
  review: z.nullable(z.string()),
  category: z.nullable(z.string()),
  isPublic: z.boolean(),
  submittedAt: instant,
  personName: z.nullable(z.string()),
  plannerResponse: z.nullable(z.string()),
  respondedAt: z.nullable(instant),
}

export const ownFeedback = z.object(row)
export const feedback = z.object({ ...row, partnerOneName: z.string(), partnerTwoName: z.nullable(z.string()) })
export type Feedback = z.output<typeof feedback>

export const list = endpoint(calls.list, {
  summary: 'All feedback of the studio, newest first',
  for: { planner: { returns: z.array(feedback) } },
})

export const answerForm = z.object({ plannerResponse: requiredParagraph('Please write an answer.') })

export const answer = endpoint(calls.answer, {
  summary: 'Answers feedback',
  for: { planner: { body: answerForm, returns: feedback } },
})

export const feedbackForm = z.object({
  rating: z
    .int(msg('Please choose one to five stars.'))
    .check(
      z.minimum(1, msg('Please choose one to five stars.')),
      z.maximum(5, msg('Please choose one to five stars.')),
    ),
  review: optionalParagraph(),
  category: optionalText(60),
  isPublic: z.optional(z.boolean()),
})

export const give = endpoint(calls.give, {
  summary: 'The couple rates its planner',
  for: { couple: { body: feedbackForm, returns: ownFeedback } },
})

export const ofWedding = endpoint(calls.ofWedding, {
  summary: 'The feedback of one wedding, newest first',
  for: { planner: { returns: z.array(feedback) }, couple: { returns: z.array(ownFeedback) } },
})
