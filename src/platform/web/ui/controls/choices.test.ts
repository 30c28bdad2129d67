import { expect, it } from 'vitest'
import { choicesWith, clearChoice } from '#platform/web/ui/controls/choices.ts'

const choices = [
  { value: '', label: 'No client (internal task)' },
  { value: '1', label: 'Zoë & Ben', detail: 'June 12, 2027' },
  { value: '2', label: 'Zoé & José', detail: 'May 1, 2028' },
]
const found = (words: string) => choicesWith(choices, words).map(({ value }) => value)

it('finds by either name without accents, by several words in any order, and by the date', () => {
  expect(found('zoe')).toEqual(['1', '2'])
  expect(found('JOSE & zo')).toEqual(['2'])
  expect(found('2027')).toEqual(['1'])
  expect(found('internal')).toEqual([''])
  expect(found('  ')).toEqual(['', '1', '2'])
  expect(found('zoe max')).toEqual([])
})

it.each(['&', '+', 'and'])('takes “%s” between two names for no word', (between) => {
  expect(found(`Zoe ${between} Ben`)).toEqual(['1'])
})

it('finds names that begin with “and”', () => {
  const andy = [...choices, { value: '3', label: 'Emma & Andy' }]
  const values = (words: string) => choicesWith(andy, words).map(({ value }) => value)
  expect(values('and')).toEqual(['3'])
  expect(values('emma and')).toEqual(['3'])
})

it.each([
  ['the beginnings of its words', 'jo an', ['Joanna & Ann', 'Max & Ben'], 'Joanna & Ann'],
  [
    'a word in brackets or after a hyphen',
    'internal marie',
    ['No client (internal) Anne-Marie'],
    'No client (internal) Anne-Marie',
  ],
  ['a label that another begins with', 'emma and james', ['Emma & Jameson', 'Emma & James'], 'Emma & James'],
  ['the middle of a word', 'ann', ['Joanna & Bob'], undefined],
  ['a part of the date', 'june', ['Joanna & Bob'], undefined],
  ['a letter of the only one', 'b', ['Zoë & Jacob'], undefined],
  ['no word', '&', ['Zoë & Jacob'], undefined],
  ['one of two labels that are the same', 'emma & james', ['Emma & James', 'Emma & James'], undefined],
  ['a word that several have', 'emma', ['Emma & James', 'Emma & Noah'], undefined],
])('%s is clear or not', (_, words, labels, clear) => {
  const among = labels.map((label, at) => ({ value: String(at), label, detail: 'June 12, 2027' }))
  expect(clearChoice(among, words)?.label).toBe(clear)
})
