import { expect, it } from 'vitest'
import { changeInWords } from '#guests/counts/contract/change-words.ts'

const change = { guestId: 1, partId: 1, part: 'Ceremony', name: 'Finn Marsh' }
const serving = { meal: null, dietary: null, access: null, age: 'adult' }
const allergic = { ...serving, dietary: 'No shellfish' }

it.each([
  ['no meal chosen, No shellfish instead of no meal chosen', true, serving, allergic],
  ['adult, No shellfish instead of adult', false, serving, allergic],
  ['now coming, child', false, null, { ...serving, age: 'child' }],
  ['no longer coming', false, serving, null],
])('says “%s”, where guests choose what they eat: %s', (words, hasMeals, before, after) => {
  expect(changeInWords({ ...change, hasMeals, before, after })).toBe(words)
})
