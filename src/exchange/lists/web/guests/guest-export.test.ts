import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { guestsIn, sides } from '#exchange/lists/web/guests/guests-for-tests.ts'
import { ages, invitationLists } from '#guests/guests/contract/guest-choices.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { guestTable } from '#guests/guests/web/public/guest-table.ts'
import { csvOf } from '#guests/guests/web/public/save-guests.ts'
import { languages } from '#platform/contract/locale/language.ts'

const signs = [
  'a',
  'Å',
  ',',
  '"',
  ';',
  '&',
  '+',
  "'",
  '=',
  '-',
  '@',
  '1',
  'ñ',
  '田',
  ' ',
  'Mr. ',
  'and ',
  'none',
  'Guest',
]
const text = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 })
  .map((all) => all.join('').trim())
  // An apostrophe before a sign that calculates is how an export keeps it from being run.
  .filter((one) => one !== '' && !/(^|;)'/.test(one))
const lines = fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'))
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null })

const partNames = ['Ceremony', 'Dinner: late', 'RSVP', 'Meal']
const parts = partNames.map((name, at) => ({ id: at + 1, name })) as Part[]
const answer = fc.record({
  attending: maybe(fc.boolean()),
  meal: maybe(fc.constantFrom('Beef', 'Sea bass, with rice', '2 x "Fish"')),
})
const answers = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...parts), answer), { selector: ([part]) => part.id })
  .map((all) => all.map(([{ id: partId }, one]) => ({ partId, ...one })))
const guest = fc.record({
  firstName: text,
  lastName: maybe(text),
  age: fc.constantFrom(...ages),
  role: maybe(text),
  dietary: maybe(text),
  access: maybe(text),
  table: maybe(text),
  privateNotes: maybe(lines),
  answers,
})
const question = fc.constantFrom('Which song', 'Bus: Meal', 'Dinner: Answer', 'Envelope', 'First Name', 'Meal', 'Email')
const envelope = fc.record({
  name: text,
  email: maybe(fc.constantFrom('anna@example.com', 'a+b@example.org')),
  phone: maybe(fc.constantFrom('+1 415 555 0100', '0044-20')),
  address: maybe(lines),
  language: maybe(fc.constantFrom(...languages)),
  side: maybe(fc.constantFrom('one', 'two', 'both')),
  tags: fc.uniqueArray(fc.constantFrom('work', 'Emma’s aunts', 'bus 7'), { maxLength: 3 }),
  list: fc.constantFrom(...invitationLists),
  privateNotes: maybe(lines),
  guests: fc.array(guest, { maxLength: 4 }),
  seats: fc.array(fc.record({ answers }), { maxLength: 2 }),
})

/** What the rows of the import must be for this list. */
function expectedRows(envelopes: readonly PlannersEnvelope[]): ListRow[] {
  return envelopes.flatMap((one, at) => {
    const shared = {
      group: String(at + 1),
      envelope: one.name,
      email: one.email,
      phone: one.phone,
      address: one.address,
      language: one.language,
      side: one.side,
      tags: one.tags.join(', '),
      list: one.list,
      envelopeNotes: one.privateNotes,
    }
    const answered = (person: { answers: PlannersEnvelope['seats'][0]['answers'] }) =>
      Object.fromEntries(
        person.answers.flatMap(({ partId, attending, meal }) => [
          [`answer:${partNames[partId - 1]}`, attending === null ? 'invited' : attending ? 'yes' : 'no'],
          [`meal:${partNames[partId - 1]}`, meal],
        ]),
      )
    const people = [
      ...one.guests.map(({ answers: given, ...person }) => ({ ...person, ...answered({ answers: given }) })),
      ...one.seats.map((seat) => ({ seat: 'yes', ...answered(seat) })),
    ]
    const all = people.length > 0 ? people : [{}]
    return all.map((person) =>
      Object.fromEntries(Object.entries({ ...shared, ...person }).filter(([, value]) => value)),
    ) as ListRow[]
  })
}

describe('a guest list that was exported', () => {
  it('is read back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(envelope, { minLength: 1, maxLength: 6 }),
        fc.array(question, { maxLength: 3 }),
        (some, asked) => {
          const envelopes = some.map((one, at) => ({ ...one, id: at + 1 })) as unknown as PlannersEnvelope[]
          const replies = new Map(
            envelopes.map(({ id }) => [id, id % 2 ? 'anna@example.com' : 'Dancing\nQueen, "live"']),
          )
          const questions = asked.map((text) => ({ question: text, replies }))
          const { rows, warnings } = guestsIn(csvOf(guestTable(envelopes, parts, sides, questions)))
          expect(rows.map(({ cells }) => cells)).toEqual(expectedRows(envelopes))
          expect(warnings).toEqual([])
        },
      ),
    )
  })
})
