import * as z from 'zod/mini'
import { mostGuests, mostInEnvelope } from '#guests/guests/contract/guest-choices.ts'
import { answer as answerOfGuest, guestFields } from '#guests/guests/contract/guest-fields.ts'
import { mostParts } from '#guests/guests/contract/parts/endpoints.ts'
import { mostQuestions, question, words } from '#guests/rsvp-page/contract/endpoints.ts'
import * as calls from '#guests/rsvp/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, madeFile, optionalParagraph, optionalText } from '#platform/contract/fields.ts'
import { rsvpKinds } from '#platform/contract/link-kinds.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { region } from '#platform/contract/locale/region-fields.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { colorPalette } from '#platform/contract/palette-schema.ts'

/** A part of the wedding to which a guest of the envelope is invited. */
const rsvpPart = z.object({
  id,
  name: z.string(),
  date: z.nullable(z.string()),
  /** HH:mm. */
  time: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** What guests choose from; without any, they are not asked. */
  meals: z.array(z.string()),
  /** Until when guests may answer. */
  deadline: z.nullable(z.string()),
  isClosed: z.boolean(),
})

const rsvpGuest = z.object({
  id,
  /** Its number, for a seat whose guest the answer may name; null for a guest of the list. */
  seat: z.nullable(z.int()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  dietary: z.nullable(z.string()),
  /** One for each part to which it is invited. */
  answers: z.array(answerOfGuest),
})

/** One of the couple's own questions, with what the envelope has replied. */
const rsvpQuestion = z.object({ ...question.shape, reply: z.nullable(z.string()) })

/** What an envelope is asked, and what it has answered. */
export const rsvp = z.object({
  name: z.string(),
  couple: z.object({ partnerOneName: z.string(), partnerTwoName: z.nullable(z.string()) }),
  studio: z.string(),
  language: z.enum(languages),
  region,
  colors: colorPalette,
  parts: z.array(rsvpPart),
  guests: z.array(rsvpGuest),
  questions: z.array(rsvpQuestion),
  /** What guests should know, as somebody wrote it. */
  words,
  /** Of the studio. */
  photographUrl: z.nullable(z.string()),
  note: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** Whom to call once all parts are closed. */
  closed: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) })),
})
export type Rsvp = z.output<typeof rsvp>

const answered = z
  .object({
    /** A guest, or in its place the number of a seat. */
    guestId: z.optional(id),
    seat: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    partId: id,
    attending: z.optional(z.nullable(z.boolean())),
    meal: optionalText(80),
    dietary: guestFields.dietary,
    firstName: guestFields.firstName,
    lastName: guestFields.lastName,
  })
  .check(
    z.refine(({ guestId, seat }) => (guestId === undefined) !== (seat === undefined), {
      error: msg('Please say which guest this is about.'),
      path: ['guestId'],
    }),
  )

const replied = z.object({ questionId: id, reply: optionalParagraph(500) })

export const rsvpAnswer = z.object({
  answers: z.array(answered).check(z.maxLength(mostInEnvelope * mostParts)),
  replies: z.optional(z.array(replied).check(z.maxLength(mostQuestions))),
  note: optionalParagraph(),
})
export type RsvpAnswer = z.output<typeof rsvpAnswer>

export const read = endpoint(calls.read, {
  summary: 'What the guests of an envelope are asked, and what they have answered',
  linkKinds: rsvpKinds,
  for: { link: { returns: rsvp } },
})

export const answer = endpoint(calls.answer, {
  summary: 'Answers for guests of an envelope, all or nothing; until the deadline of a part any number of times',
  status: 200,
  linkKinds: rsvpKinds,
  for: { link: { body: rsvpAnswer, returns: rsvp } },
})

const whichLinks = z.object({
  /** All envelopes of the wedding by default. */
  envelopeIds: z.optional(z.array(id).check(z.maxLength(mostGuests))),
  /** Revokes the earlier links of these envelopes. */
  renew: z.optional(z.boolean()),
})
const madeLinks = z.object({
  links: z.array(z.object({ envelopeId: id, address: z.string() })),
  /** For the page where guests look for their envelope. */
  code: z.string(),
})

export const makeLinks = endpoint(calls.makeLinks, {
  summary:
    'Makes a further link to the answer of each envelope that is not only suggested; the addresses are shown only now',
  feature: 'guests',
  for: {
    planner: { body: whichLinks, returns: madeLinks },
    couple: { body: whichLinks, returns: madeLinks },
  },
})

export const preview = endpoint(calls.preview, {
  summary: 'The page for answers as an invented envelope would see it, to be looked at',
  feature: 'guests',
  for: { planner: { returns: madeFile }, couple: { returns: madeFile } },
})
