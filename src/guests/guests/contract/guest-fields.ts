import * as z from 'zod/mini'
import { ages, invitationLists, mostInEnvelope, mostTags, sides } from '#guests/guests/contract/guest-choices.ts'
import {
  id,
  optionalEmail,
  optionalLanguage,
  optionalParagraph,
  optionalText,
  requiredText,
} from '#platform/contract/fields.ts'
import { msg } from '#platform/contract/locale/translate.ts'

/** What a guest has answered for a part of the wedding. A guest who is not invited to a part has none for it. */
export const answer = z.object({
  partId: id,
  /** Null as long as it is open. */
  attending: z.nullable(z.boolean()),
  meal: z.nullable(z.string()),
})
export type Answer = z.output<typeof answer>

/** How an answer is written: `invited: false` takes the guest off the part. */
const answerChange = z.object({
  partId: id,
  invited: z.optional(z.boolean()),
  attending: z.optional(z.nullable(z.boolean())),
  meal: optionalText(80),
  /** As the caller has seen it, null for a guest who was not invited: if it is another by now, nothing is changed. */
  previous: z.optional(z.nullable(z.object({ attending: answer.shape.attending, meal: answer.shape.meal }))),
})
export type AnswerChange = z.output<typeof answerChange>
export const answerChanges = z.optional(z.array(answerChange).check(z.maxLength(50)))

export const age = z.enum(ages, msg('Please choose adult, child or infant.'))

/** Texts about a guest that it, the couple and the planner may see. */
export const guestFields = {
  firstName: optionalText(80),
  lastName: optionalText(80),
  age: z.optional(age),
  role: optionalText(80),
  dietary: optionalText(),
  access: optionalText(),
  table: optionalText(40),
}

const noTag = msg('Please keep tags under 40 characters.')
const tag = requiredText(msg('Please enter a tag.'), 40)
const tags = z.pipe(
  z.array(tag, noTag).check(z.maxLength(mostTags, msg('Please use at most twenty tags.'))),
  z.transform((given: string[]) => [...new Set(given)]),
)

export const envelopeFields = {
  name: optionalText(),
  email: optionalEmail,
  phone: optionalText(),
  address: optionalParagraph(),
  language: optionalLanguage,
  side: z.optional(z.nullable(z.enum(sides, msg('Please choose whose guests they are.')))),
  tags: z.optional(tags),
  list: z.optional(z.enum(invitationLists, msg('Please choose the A or the B list.'))),
}

const noSeats = msg('Please enter a whole number of seats from 0 to 50.')
export const unnamedSeats = z.optional(z.int(noSeats).check(z.minimum(0, noSeats), z.maximum(mostInEnvelope, noSeats)))

export const privateNotes = optionalParagraph()
