import * as z from 'zod/mini'
import * as calls from '#weddings/people/contract/calls.ts'
import { accesses } from '#platform/contract/couple-access.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { rhythms } from '#platform/contract/rhythms.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, id, instant, nothing, optionalLanguage, optionalText, requiredText } from '#platform/contract/fields.ts'
import { invitationForm, mailPreview } from '#weddings/people/contract/invitations.ts'

/** Partners come from the couple; their names, and the first one's address and phone, are changed there. */
export const personRoles = ['partner-one', 'partner-two', 'other'] as const
export type PersonRole = (typeof personRoles)[number]

export const person = z.object({
  id,
  clientId: id,
  role: z.enum(personRoles),
  name: z.string(),
  relation: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  languageNote: z.nullable(z.string()),
  /** In which this person reads the portal, letters and papers; null for that of the wedding. */
  language: z.nullable(z.enum(languages)),
  access: z.enum(accesses),
  rhythm: z.enum(rhythms),
  invitedAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
})
export type Person = z.output<typeof person>

const choices = {
  relation: optionalText(),
  phone: optionalText(),
  languageNote: optionalText(),
  language: optionalLanguage,
  access: z.optional(z.enum(accesses, 'Please choose what this person may see.')),
  rhythm: z.optional(z.enum(rhythms, 'Please choose how often this person gets emails.')),
}
const optionalEmail = z.optional(z.nullable(z.union([z.literal(''), email('Please enter a valid email address.')])))

export const newPerson = z.object({ name: requiredText('Please enter a name.'), email: optionalEmail, ...choices })

export const personChange = z.object({
  name: z.optional(requiredText('Please enter a name.')),
  email: optionalEmail,
  ...choices,
  previous: previousOf({ ...newPerson.shape }),
})

export const ofWedding = endpoint(calls.ofWedding, {
  summary: 'The people of a wedding: the partners, and whoever else may use the portal',
  for: { planner: { returns: z.array(person) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a person to a wedding',
  for: { planner: { body: newPerson, returns: person } },
})

export const update = endpoint(calls.update, {
  summary: "Changes a person; a partner's name, and the first partner's address and phone, are changed with the couple",
  for: { planner: { body: personChange, returns: person } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Removes a person, and ends the sessions of this person',
  for: { planner: { returns: nothing } },
})

export const invite = endpoint(calls.invite, {
  summary: 'Mails a person a link that opens the portal once, without a password',
  status: 200,
  for: { planner: { body: invitationForm, returns: person } },
})

export const previewInvite = endpoint(calls.previewInvite, {
  summary: 'The mail that invites a person, as this person would get it; nothing is sent',
  status: 200,
  for: { planner: { body: invitationForm, returns: mailPreview } },
})

const ownLanguage = z.object({ language: z.enum(languages, msg('Please choose one of the languages.')) })

export const chooseLanguage = endpoint(calls.chooseLanguage, {
  summary: 'The language in which the signed-in person reads the portal, letters and papers',
  for: { couple: { body: ownLanguage, returns: ownLanguage } },
})
