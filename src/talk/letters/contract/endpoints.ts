import * as z from 'zod/mini'
import { region } from '#platform/contract/locale/region-fields.ts'
import * as calls from '#talk/letters/contract/calls.ts'
import { colorPalette } from '#platform/contract/palette-schema.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, paragraph, requiredParagraph, zoneOfBrowser } from '#platform/contract/fields.ts'
import { mailPreview } from '#weddings/people/contract/invitations.ts'
import { letterKinds, switchableKinds, wordsKinds } from '#weddings/news/contract/letter-kinds.ts'
import { limits } from '#platform/contract/limits.ts'
import { unknownFields } from '#weddings/clients/contract/merge.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { rhythms } from '#platform/contract/rhythms.ts'

/** How news went out: invoices and payments are mailed also to people who get notifications. */
export const channels = ['mail', 'notification', 'both'] as const
export type Channel = (typeof channels)[number]

export const letter = z.object({
  id,
  personName: z.string(),
  email: z.string(),
  subject: z.string(),
  kinds: z.array(z.enum(letterKinds)),
  channel: z.enum(channels),
  sentAt: instant,
  openedAt: z.nullable(instant),
  /** When a mail server said that it could not be delivered, and why. */
  bouncedAt: z.nullable(instant),
  bounceReason: z.nullable(z.string()),
  /** When the connection to the mail server broke at its end, so that it may not have gone out. */
  uncertainAt: z.nullable(instant),
  sentAgainAt: z.nullable(instant),
})
export type Letter = z.output<typeof letter>

export const ofWedding = endpoint(calls.ofWedding, {
  summary:
    'What was mailed to the people of a wedding or shown on their devices, newest first, and whether a link in it was used',
  for: { planner: { returns: z.array(letter) } },
})

const settings = z.object({
  name: z.string(),
  studio: z.string(),
  language: z.enum(languages),
  region,
  rhythm: z.enum(rhythms),
  colors: colorPalette,
  logoUrl: z.nullable(z.string()),
})

export const readSettings = endpoint(calls.readSettings, {
  summary: 'How often a person gets mail, by the link in a letter',
  for: { anyone: { returns: settings } },
})

export const changeSettings = endpoint(calls.changeSettings, {
  summary: 'Changes how often a person gets mail, by the link in a letter',
  status: 200,
  for: {
    anyone: {
      body: z.object({
        rhythm: z.enum(rhythms),
        language: z.optional(z.enum(languages)),
        timeZone: zoneOfBrowser,
      }),
      returns: settings,
    },
  },
})

export const unsubscribe = endpoint(calls.unsubscribe, {
  summary: 'Ends all mail about news to a person: the one-click address in the header of a letter (RFC 8058)',
  status: 200,
  ignoresBody: true,
  for: { anyone: { returns: settings } },
})

const choiceFields = {
  kindsOff: z.array(z.enum(switchableKinds)),
  /** Letters wait, also those of vendors about a published day, until this is taken back. */
  held: z.boolean(),
}
const choices = z.object(choiceFields)
const someChoices = z.partial(choices)

export const readChoices = endpoint(calls.readChoices, {
  summary: 'What the studio does not write about to the people of a wedding, and whether its letters are held',
  for: { planner: { returns: choices } },
})

export const changeChoices = endpoint(calls.changeChoices, {
  summary: 'Changes what the studio does not write about to the people of a wedding, or holds its letters',
  for: { planner: { body: someChoices, returns: choices } },
})

export const sendAgain = endpoint(calls.sendAgain, {
  summary:
    'Sends what a letter told once more, to the address that its person has now, with new links; once, however often it is asked within a minute',
  status: 202,
  for: { planner: { returns: z.object({ message: z.string() }) } },
})

export const preview = endpoint(calls.preview, {
  summary: 'A letter of a kind as the first partner of a wedding would get it, with example news',
  for: {
    planner: {
      query: z.object({
        kind: z.optional(z.enum(wordsKinds)),
        words: z.optional(paragraph(limits.letterWords)),
      }),
      returns: mailPreview,
    },
  },
})

/** A misspelt field would be mailed as it is written. */
const ownWordsText = requiredParagraph('Please write some words.', limits.letterWords).check(
  z.refine((words: string) => unknownFields(words).length === 0, {
    error: ({ input }) => `There is no field ${unknownFields(String(input))[0]}.`,
  }),
)

export const ownWordsForm = z.object({ words: ownWordsText })

const ownWords = z.object({ kind: z.enum(wordsKinds), words: z.nullable(z.string()), standard: z.string() })
export type OwnWords = z.output<typeof ownWords>

export const readWords = endpoint(calls.readWords, {
  summary: "The beginning of each kind of letter: the studio's own words, if there are any, and ours",
  for: { planner: { returns: z.array(ownWords) } },
})

export const changeWords = endpoint(calls.changeWords, {
  summary: 'Changes the beginning of a kind of letter; null goes back to ours',
  for: {
    planner: {
      body: z.object({
        kind: z.enum(wordsKinds),
        words: z.nullable(ownWordsText),
      }),
      returns: ownWords,
    },
  },
})
