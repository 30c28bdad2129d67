import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { Age, Side } from '#guests/guests/contract/guest-choices.ts'
import type { ListedEnvelope, ListedGuest } from '#guests/guests/web/rows.ts'
import { languageNames } from '#platform/contract/locale/language.ts'

export const guestHeads = {
  number: 'Envelope No.',
  envelope: 'Envelope',
  firstName: 'First Name',
  lastName: 'Last Name',
  seat: 'Unnamed Seat',
  age: 'Age',
  role: 'Role',
  dietary: 'Dietary Needs',
  access: 'Access Needs',
  table: 'Table',
  privateNotes: 'Private Notes',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  language: 'Language',
  side: 'Side',
  tags: 'Tags',
  list: 'List',
  envelopeNotes: 'Notes on the Envelope',
} as const

/** A question of the couple's own, with what the envelopes have replied, by their ids. */
export type QuestionColumn = { question: string; replies: ReadonlyMap<number, string> }

const ofQuestion = ' (question)'
export const isQuestionHead = (heading: string): boolean => heading.endsWith(ofQuestion)

const ages: Record<Age, string> = { adult: 'Adult', child: 'Child', infant: 'Infant' }

type Row = Partial<Record<keyof typeof guestHeads, string | null>>
type Person = Partial<ListedGuest>

function answersOf({ answers = [] }: Person, parts: readonly Part[]): string[] {
  return parts.flatMap(({ id }) => {
    const found = answers.find(({ partId }) => partId === id)
    if (!found) return ['Not invited', '']
    const answer = found.attending === null ? 'Invited' : found.attending ? 'Yes' : 'No'
    return [answer, found.meal ?? '']
  })
}

const ofPerson = ({ firstName, lastName, age, role, dietary, access, table, privateNotes }: Person): Row => ({
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  age: age ? ages[age] : null,
  role: role ?? null,
  dietary: dietary ?? null,
  access: access ?? null,
  table: table ?? null,
  privateNotes: privateNotes ?? null,
})

/**
 * A guest list with a row for each guest and each seat, which the import of lists reads back as it was. An envelope replies
 * once to each question, and its replies stand in its first row.
 */
export function guestTable(
  envelopes: readonly ListedEnvelope[],
  parts: readonly Part[],
  sides: Readonly<Record<Side, string>>,
  questions: readonly QuestionColumn[] = [],
): string[][] {
  const fields = Object.keys(guestHeads) as (keyof typeof guestHeads)[]
  const rows = envelopes.flatMap((envelope, at) => {
    const shared: Row = {
      number: String(at + 1),
      envelope: envelope.name,
      email: envelope.email,
      phone: envelope.phone,
      address: envelope.address,
      language: envelope.language && languageNames[envelope.language],
      side: envelope.side && sides[envelope.side],
      tags: envelope.tags.join(', '),
      list: envelope.list,
      envelopeNotes: envelope.privateNotes ?? null,
    }
    const row = (own: Row, answers: readonly string[]) => {
      const all = { ...shared, ...own }
      return [...fields.map((field) => all[field] ?? ''), ...answers]
    }
    const people = [
      ...envelope.guests.map((guest) => row(ofPerson(guest), answersOf(guest, parts))),
      ...envelope.seats.map((seat) => row({ ...ofPerson(seat), seat: 'Yes' }, answersOf(seat, parts))),
    ]
    const replies = questions.map((one) => one.replies.get(envelope.id) ?? '')
    const nobody = row(
      {},
      parts.flatMap(() => ['', '']),
    )
    return (people.length > 0 ? people : [nobody]).map((cells, index) => [
      ...cells,
      ...(index === 0 ? replies : questions.map(() => '')),
    ])
  })
  const heads = [
    ...Object.values(guestHeads),
    ...parts.flatMap(({ name }) => [`${name}: Answer`, `${name}: Meal`]),
    ...questions.map(({ question }) => `${question}${ofQuestion}`),
  ]
  return [heads, ...rows]
}
