import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guestsIn } from '#exchange/lists/web/guests/guests-for-tests.ts'
import { csvCell } from '#platform/contract/csv-cell.ts'

const firstNames = [
  'Anna',
  'Jürgen',
  'Siobhán',
  'José',
  'Mei',
  'Oluwaseun',
  'Jean-Luc',
  'Priya',
  'Łukasz',
  'Noa',
  'Yusuf',
  'Zoë',
]
const lastNames = [
  'Weber',
  'O’Brien',
  'van der Berg',
  'García',
  'Okafor',
  'McDonald',
  'de la Cruz',
  'Nair',
  'Wąs',
  'Levi',
  'Smith-Jones',
  'Nguyễn',
]

const household = fc.record({
  lastName: fc.constantFrom(...lastNames),
  firstNames: fc.uniqueArray(fc.constantFrom(...firstNames), { minLength: 1, maxLength: 4 }),
  seats: fc.integer({ min: 0, max: 2 }),
})
type Household = { lastName: string; firstNames: string[]; seats: number }

const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
const joined = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' & ')
const upper = (text: string) => text.toUpperCase()

/** The ways in which people write down the same households. */
const styles: Record<string, (all: readonly Household[]) => string> = {
  'one column': (all) =>
    csv([
      ['Guest'],
      ...all.map((one) => [`${joined(one.firstNames)} ${one.lastName}${one.seats ? ` +${one.seats}` : ''}`]),
    ]),
  'one column and the size of the party': (all) =>
    csv([
      ['Name', 'Party Size'],
      ...all.map((one) => [`${joined(one.firstNames)} ${one.lastName}`, String(one.firstNames.length + one.seats)]),
    ]),
  'in capitals, with the number of companions': (all) =>
    csv([
      ['NAME', 'PLUS ONES'],
      ...all.map((one) => [`${one.firstNames.map(upper).join(' + ')} ${upper(one.lastName)}`, String(one.seats)]),
    ]),
  'a row for each, by the number of the party': (all) =>
    csv([
      ['Party ID', 'First Name', 'Last Name'],
      ...all.flatMap((one, at) => [
        ...one.firstNames.map((name) => [String(at + 1), name, one.lastName]),
        ...Array.from({ length: one.seats }, () => [String(at + 1), '', '']),
      ]),
    ]),
  'a row for each, below one another': (all) =>
    csv([
      ['Household No.', 'Full Name'],
      ...all.flatMap((one, at) => [
        ...one.firstNames.map((name) => [`H${at + 1}`, `${one.lastName}, ${name}`]),
        ...Array.from({ length: one.seats }, () => [`H${at + 1}`, 'Plus One']),
      ]),
    ]),
}

const said = (all: readonly Household[]) =>
  all.map((one) =>
    [...one.firstNames.map((name) => `${name} ${one.lastName}`), ...Array.from({ length: one.seats }, () => '+')].join(
      ', ',
    ),
  )

it.each(Object.keys(styles))(
  'households in the style “%s” are the people, seats and envelopes that were written',
  (style) => {
    fc.assert(
      fc.property(fc.array(household, { minLength: 3, maxLength: 12 }), (all) => {
        const { envelopes, problems } = guestsIn(styles[style]!(all))
        expect(envelopes.map((one) => one.slice(one.indexOf(': ') + 2))).toEqual(said(all))
        expect(problems).toEqual([])
      }),
    )
  },
)
