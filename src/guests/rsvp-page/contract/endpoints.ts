import * as z from 'zod/mini'
import { guestWords } from '#guests/guest-lists/contract/endpoints.ts'
import * as calls from '#guests/rsvp-page/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, nothing, requiredText } from '#platform/contract/fields.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { previousOf } from '#platform/contract/previous.ts'

/** Of one wedding. */
export const mostQuestions = 10
export const mostOptions = 10

export const questionKinds = ['text', 'choice', 'yes-no', 'song'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What each envelope is asked once, besides who comes. */
export const question = z.object({
  id,
  clientId: id,
  text: z.string(),
  kind: z.enum(questionKinds),
  /** What is chosen from, of a choice. */
  options: z.array(z.string()),
  /** Whoever comes has to answer it. */
  isRequired: z.boolean(),
})
export type Question = z.output<typeof question>

const option = requiredText(msg('Please enter an option.'), 80)
const isDistinct = z.refine<string[]>(
  (options) => new Set(options.map((one) => one.toLowerCase())).size === options.length,
  msg('Please enter each option once.'),
)
const choices = {
  kind: z.optional(z.enum(questionKinds, msg('Please choose how guests answer.'))),
  options: z.optional(
    z.array(option).check(z.maxLength(mostOptions, msg('Please enter at most ten options.')), isDistinct),
  ),
  isRequired: z.optional(z.boolean()),
}
const text = requiredText(msg('Please enter the question.'))
export const newQuestion = z.object({ text, ...choices })
const changed = { text: z.optional(text), ...choices }
export const questionChange = z.object({ ...changed, previous: previousOf(changed) })

/** The form of a question; its options are written one in a line. */
export const questionForm = z.object({
  text,
  kind: z.enum(questionKinds),
  options: z.string(),
  isRequired: z.boolean(),
})

export const words = z.object({
  dressCode: z.nullable(z.string()),
  directions: z.nullable(z.string()),
  lodging: z.nullable(z.string()),
})
export type Words = z.output<typeof words>

export const wordsForm = z.object(guestWords)

export const page = z.object({ ...words.shape, questions: z.array(question) })
export const wordsChange = z.object({ ...guestWords, previous: previousOf(guestWords) })

/** What an envelope has answered to one of the questions. */
export const reply = z.object({ envelopeId: id, questionId: id, reply: z.string() })
export type Reply = z.output<typeof reply>

export const read = endpoint(calls.read, {
  summary: 'What the page for answers tells guests, and the questions that it asks besides who comes, in their order',
  feature: 'guests',
  for: { planner: { returns: page }, couple: { returns: page } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes what the page for answers tells guests',
  feature: 'guests',
  for: { planner: { body: wordsChange, returns: words }, couple: { body: wordsChange, returns: words } },
})

export const addQuestion = endpoint(calls.addQuestion, {
  summary: 'Adds a question as the last one; a wedding has at most ten',
  feature: 'guests',
  for: { planner: { body: newQuestion, returns: question }, couple: { body: newQuestion, returns: question } },
})

export const changeQuestion = endpoint(calls.changeQuestion, {
  summary: 'Changes the given fields of a question; replies stay as they were given',
  feature: 'guests',
  for: { planner: { body: questionChange, returns: question }, couple: { body: questionChange, returns: question } },
})

export const removeQuestion = endpoint(calls.removeQuestion, {
  summary: 'Deletes a question with what was replied to it',
  feature: 'guests',
  for: { planner: { returns: nothing }, couple: { returns: nothing } },
})

const order = z.object({ ids: z.array(id).check(z.maxLength(mostQuestions)) })
export const orderQuestions = endpoint(calls.orderQuestions, {
  summary: 'Puts the questions into this order; those that are not named follow as they were',
  status: 200,
  feature: 'guests',
  for: {
    planner: { body: order, returns: z.array(question) },
    couple: { body: order, returns: z.array(question) },
  },
})

export const replies = endpoint(calls.replies, {
  summary: 'What the envelopes of a wedding have replied to its questions',
  feature: 'guests',
  for: { planner: { returns: z.array(reply) }, couple: { returns: z.array(reply) } },
})
