import { expect, it } from 'vitest'
import { importedInWords } from '#exchange/lists/web/guests/imported-words.ts'

it.each([
  [28, 0, '28 guests added.'],
  [0, 1, '1 guest completed.'],
  [1, 2, '1 guest added, 2 completed.'],
])('says of %i added and %i completed guests “%s”', (added, merged, words) => {
  expect(importedInWords(added, merged)).toBe(words)
})
