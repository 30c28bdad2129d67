import * as z from 'zod/mini'
import { mostEnvelopes } from '#guests/guests/contract/guest-choices.ts'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import { guestMailFields, guestMailKinds, guestMailStates } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, paragraph, text } from '#platform/contract/fields.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { fieldsIn, unknownFields } from '#weddings/clients/contract/merge.ts'
import { mailPreview } from '#weddings/people/contract/invitations.ts'

const kind = z.enum(guestMailKinds, 'Please choose what the email is about.')

/** The latest mail of a kind to an envelope. */
export const guestMail = z.object({
  mailingId: id,
  envelopeId: id,
  kind,
  state: z.enum(guestMailStates),
  email: z.string(),
  sentAt: z.nullable(instant),
  bouncedAt: z.nullable(instant),
  bounceReason: z.nullable(z.string()),
  /** When the link in it was last used; null if it has none. */
  openedAt: z.nullable(instant),
})
export type GuestMail = z.output<typeof guestMail>

export const guestMailing = z.object({
  id,
  kind,
  /** Counts the mailings of a kind. */
  wave: z.int(),
  createdAt: instant,
  /** The deadline before which guests were reminded by themselves; null if the planner has sent it. */
  deadline: z.nullable(z.string()),
  stoppedAt: z.nullable(instant),
  waiting: z.int(),
  sent: z.int(),
  leftOut: z.int(),
})
export type GuestMailing = z.output<typeof guestMailing>

export const guestMailWords = z.object({
  kind,
  language: z.enum(languages),
  subject: z.string(),
  words: z.string(),
  /** The studio has written it for this wedding. */
  isOwn: z.boolean(),
})
export type GuestMailWords = z.output<typeof guestMailWords>

/** An envelope whose guests have asked for no more mail. */
const noMail = z.object({ envelopeId: id, at: instant })

export const guestMails = z.object({
  mails: z.array(guestMail),
  mailings: z.array(guestMailing),
  words: z.array(guestMailWords),
  noMail: z.array(noMail),
  /** Why nothing is mailed about the wedding now. */
  heldBecause: z.nullable(z.string()),
})
export type GuestMails = z.output<typeof guestMails>

const knownFields = z.refine<string>((written) => unknownFields(written, guestMailFields).length === 0, {
  error: ({ input }) => `There is no field ${unknownFields(String(input), guestMailFields)[0]}.`,
})
const noLink = z.refine<string>(
  (written) => !fieldsIn(written, guestMailFields).includes('answer link'),
  'The link belongs in the text, where it can be pressed.',
)
/** Without a subject and a text, the mail has ours. */
const ownText = {
  subject: text().check(knownFields, noLink),
  words: paragraph().check(knownFields),
}
export const ownWords = z.object({ kind, language: z.enum(languages), ...ownText }).check(
  z.refine(({ subject, words }) => (subject === '') === (words === ''), {
    error: 'Please write a subject and a text.',
    path: ['words'],
  }),
)
/** As the form has it: both texts are there. */
export const ownWordsForm = z.object({
  subject: ownText.subject.check(z.minLength(1, 'Please enter a subject.')),
  words: ownText.words.check(z.minLength(1, 'Please write the text of the email.')),
})

/** Without words, the stored ones. */
const draft = z.object({
  kind,
  language: z.enum(languages),
  subject: z.optional(ownText.subject),
  words: z.optional(ownText.words),
  envelopeId: z.optional(id),
})

export const newMailing = z.object({
  kind,
  /** The number of this mailing, which is one more than the caller has seen: a second press, or another tab, sends nothing. */
  wave: z.int().check(z.minimum(1), z.maximum(100_000)),
  envelopeIds: z
    .array(id, 'Please choose who gets it.')
    .check(z.minLength(1, 'Please choose who gets it.'), z.maxLength(mostEnvelopes)),
})

export const list = endpoint(calls.list, {
  summary: 'What the envelopes of a wedding were mailed, what became of it, and the words for the next mail',
  for: { planner: { returns: guestMails } },
})

export const send = endpoint(calls.send, {
  summary:
    'Mails these envelopes, some each minute. Those without an address, or with an earlier mail of a kind that is sent once, are left out',
  for: { planner: { body: newMailing, returns: z.object({ mailingId: id, count: z.int() }) } },
})

export const stop = endpoint(calls.stop, {
  summary: 'Stops a mailing: what has not left does not leave',
  status: 200,
  for: { planner: { returns: z.object({ stopped: z.int() }) } },
})

export const changeWords = endpoint(calls.changeWords, {
  summary: 'Stores the subject and text of a kind of mail in a language; without them, it has the usual ones again',
  for: { planner: { body: ownWords, returns: guestMailWords } },
})

export const preview = endpoint(calls.preview, {
  summary: 'A mail with these words as an envelope gets it, or one that is made up',
  status: 200,
  for: { planner: { body: draft, returns: mailPreview } },
})

export const sendTest = endpoint(calls.sendTest, {
  summary: 'Mails these words to the caller’s own address',
  status: 200,
  for: { planner: { body: draft, returns: z.object({ email: z.string() }) } },
})

export const mailAgain = endpoint(calls.mailAgain, {
  summary: 'Lets an envelope, and others with its address, get mail again after its guests have asked for no more',
  status: 200,
  for: { planner: { returns: z.object({ envelopeIds: z.array(id) }) } },
})
