import { expect, it } from 'vitest'
import { dinner, hills, moors } from '#guests/guests/web/guests-for-tests.ts'
import { filterRows, noFilters, rowsOf, totalsOf, type GuestFilters } from '#guests/guests/web/rows.ts'

const rows = rowsOf([hills, moors])
const keys = (filters: Partial<GuestFilters>) =>
  filterRows(rows, { ...noFilters, ...filters }, [dinner]).map(({ key }) => key)

it('are in the order of last names, a row for each guest and seat', () => {
  expect(rows.map(({ key, isFirst }) => [key, isFirst])).toEqual([
    ['g21', true],
    ['g22', false],
    ['g11', true],
    ['g12', false],
  ])
  expect(rowsOf([{ ...hills, guests: [] }]).map(({ key }) => key)).toEqual(['e1'])
})

it.each([
  ['words without accents, in any order', { words: 'hill BOB' }, ['g12']],
  ['what is eaten', { words: 'vegan' }, ['g12']],
  ['an answer', { answer: 'yes' }, ['g11']],
  ['no answer yet', { part: '1', answer: 'open' }, ['g21', 'g22']],
  ['a side', { side: 'one' }, ['g11', 'g12']],
  ['a tag', { tag: 'work' }, ['g11', 'g12']],
  ['the B list', { list: 'B' }, ['g21', 'g22']],
  ['no address', { missing: 'address' }, ['g21', 'g22']],
  ['no name', { missing: 'name' }, ['g22']],
  ['no meal of who comes', { missing: 'meal' }, ['g11']],
] as const)('are found by %s', (_, filters, found) => {
  expect(keys(filters)).toEqual(found)
})

it('show what is about the envelope in the first row that is left', () => {
  const [row] = filterRows(rows, { ...noFilters, words: 'bob' }, [dinner])
  expect(row?.isFirst).toBe(true)
})

it('are counted', () => {
  expect(totalsOf(rows, [dinner])).toEqual({
    guests: 4,
    seats: 1,
    envelopes: 2,
    parts: [{ part: dinner, yes: 1, no: 1, open: 2 }],
  })
})
