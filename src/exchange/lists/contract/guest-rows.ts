import * as z from 'zod/mini'
import { envelopeFields, guestFields, privateNotes } from '#guests/guests/contract/guest-fields.ts'
import { newPart } from '#guests/guests/contract/parts/endpoints.ts'
import { optionalText, requiredText } from '#platform/contract/fields.ts'
import { msg } from '#platform/contract/locale/translate.ts'

const { firstName, lastName, age, role, dietary, access, table } = guestFields
const { name, email, phone, address, language, side, tags, list } = envelopeFields
const mark = z.optional(z.literal('yes'))

export const listedAnswers = ['yes', 'no', 'invited'] as const
const answer = z.enum(listedAnswers, msg('Please enter yes, no, or invited.'))
const meal = optionalText(80)

/** Tags are separated by commas. */
const listedTags = z.pipe(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(/\s*,\s*/).filter(Boolean)),
    ),
  ),
  tags,
)

const known = z.object({
  /** Rows of one group are one envelope. */
  group: requiredText(msg('Please say which envelope it is.')),
  envelope: name,
  envelopeNotes: privateNotes,
  email,
  phone,
  address,
  language,
  side,
  tags: listedTags,
  list,
  firstName,
  lastName,
  /** A seat without a name. */
  seat: mark,
  age,
  role,
  dietary,
  access,
  privateNotes,
  table,
})

const partField = /^(answer|meal):(.+)$/

/** What is said about parts of the wedding, by their names: 'answer:Dinner' and 'meal:Dinner'. */
function partsIn(cells: Record<string, unknown>) {
  return Object.entries(cells).flatMap(([field, value]) => {
    const [, kind, part = ''] = partField.exec(field) ?? []
    return kind ? [{ field, kind, part, value }] : []
  })
}

export type ListedPart = { attending?: boolean | null; meal?: string }

/** A row of a list of guests, by the rules of the forms: a person, a seat, or an envelope of which nobody is known yet. */
export const guestRow = z.pipe(
  z.catchall(known, z.string()).check((context) => {
    for (const { field, kind, part, value } of partsIn(context.value)) {
      const checks = [newPart.shape.name.safeParse(part), (kind === 'answer' ? answer : meal).safeParse(value)]
      for (const { error } of checks)
        if (error)
          context.issues.push({ code: 'custom', path: [field], message: error.issues[0]!.message, input: value })
    }
  }),
  z.transform((cells) => {
    const parts = new Map<string, ListedPart>()
    for (const { kind, part, value } of partsIn(cells)) {
      const said = parts.get(part) ?? {}
      if (kind === 'meal') said.meal = String(value).trim()
      else said.attending = value === 'invited' ? null : value === 'yes'
      parts.set(part, said)
    }
    return { ...(cells as z.output<typeof known>), parts }
  }),
)
export type GuestRow = z.output<typeof guestRow>
