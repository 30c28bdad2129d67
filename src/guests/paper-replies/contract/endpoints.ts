import * as z from 'zod/mini'
import { mostInEnvelope } from '#guests/guests/contract/guest-choices.ts'
import { answer, guestFields } from '#guests/guests/contract/guest-fields.ts'
import * as calls from '#guests/paper-replies/contract/calls.ts'
import { mostParts } from '#guests/guests/contract/parts/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, optionalText } from '#platform/contract/fields.ts'
import { previousOf } from '#platform/contract/previous.ts'

const { firstName, lastName } = guestFields
const { attending, meal } = answer.shape
const names = { firstName, lastName }

const paperAnswer = z.object({
  partId: id,
  attending: z.boolean(),
  meal: optionalText(80),
  /** As the caller has seen it: if it is another by now, nothing is changed. */
  previous: z.object({ attending, meal }),
})

const paperGuest = z.object({
  id,
  /** For a seat that the card names somebody for. */
  ...names,
  previous: previousOf(names),
  answers: z.array(paperAnswer).check(z.maxLength(mostParts)),
})
export type PaperGuest = z.output<typeof paperGuest>

export const enter = endpoint(calls.enter, {
  summary: 'Writes what a card that came by post says about the guests of an envelope, and that it was answered now',
  status: 200,
  for: {
    planner: {
      body: z.object({ guests: z.array(paperGuest).check(z.minLength(1), z.maxLength(mostInEnvelope)) }),
      /** With the batch it is undone. */
      returns: z.object({ batch: id }),
    },
  },
})
