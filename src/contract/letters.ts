import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant } from '#contract/fields.ts'
import { rhythms } from '#contract/people.ts'

/** What letters to the people of a wedding are about. */
export const letterKinds = ['message', 'document', 'invoice', 'payment', 'task', 'event'] as const
export type LetterKind = (typeof letterKinds)[number]

export const letter = z.object({
  id,
  personName: z.string(),
  email: z.string(),
  subject: z.string(),
  kinds: z.array(z.enum(letterKinds)),
  sentAt: instant,
  openedAt: z.nullable(instant),
  /** When a mail server said that it could not be delivered, and why. */
  bouncedAt: z.nullable(instant),
  bounceReason: z.nullable(z.string()),
})
export type Letter = z.output<typeof letter>

export const ofWedding = endpoint('GET /api/clients/{id}/letters', {
  summary: 'What was mailed to the people of a wedding, newest first, and whether a link in it was used',
  about: ['letters'],
  for: { planner: { returns: z.array(letter) } },
})

const settings = z.object({ name: z.string(), studio: z.string(), rhythm: z.enum(rhythms) })

export const readSettings = endpoint('GET /api/mail-settings/{token}', {
  summary: 'How often a person gets mail, by the link in a letter',
  for: { anyone: { returns: settings } },
})

export const changeSettings = endpoint('POST /api/mail-settings/{token}', {
  summary: 'Changes how often a person gets mail, by the link in a letter',
  status: 200,
  for: { anyone: { body: z.object({ rhythm: z.enum(rhythms) }), returns: settings } },
})

export const unsubscribe = endpoint('POST /api/mail-settings/{token}/unsubscribe', {
  summary: 'Ends all mail about news to a person: the one-click address in the header of a letter (RFC 8058)',
  status: 200,
  ignoresBody: true,
  for: { anyone: { returns: settings } },
})
