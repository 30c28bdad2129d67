import { expect, it } from 'vitest'
import { choicesWith } from '#platform/web/ui/controls/choices.ts'

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
