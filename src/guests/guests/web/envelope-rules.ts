import * as z from 'zod/mini'
import { invitationLists, sides } from '#guests/guests/contract/guest-choices.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { email, paragraph, text } from '#platform/contract/fields.ts'

/** What is typed into the form of an envelope, with the fields of its guests; the call checks the rest. */
export const envelopeRules = z
  .looseObject({
    name: text(),
    added: z.array(z.record(z.string(), z.string())),
    unnamedSeats: z
      .string()
      .check(z.trim(), z.regex(/^([0-9]|[1-4][0-9]|50)$/, msg('Please enter a whole number of seats from 0 to 50.'))),
    email: z.union([z.literal(''), email()], msg('Valid email is required')),
    phone: text(),
    address: paragraph(),
    language: z.enum([...languages, '']),
    side: z.enum([...sides, '']),
    list: z.enum(invitationLists),
    tags: text(400),
    privateNotes: paragraph(),
  })
  .check(
    z.refine(({ name, added }) => Boolean(name) || added.some((guest) => guest['firstName'] || guest['lastName']), {
      error: msg('Please enter a name.'),
      path: ['name'],
    }),
  )
