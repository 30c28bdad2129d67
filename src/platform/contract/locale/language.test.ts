import { expect, test } from 'vitest'
import { languageWanted } from '#platform/contract/locale/language.ts'

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['en;q=0.5, de;q=0.8', 'de'],
  ['ja, es', 'es'],
  ['de;q=0, es;q=0.1', 'es'],
  ['ES-mx', 'es'],
  ['pt-BR', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['fr;q=x, de', 'de'],
  [`fr${' '.repeat(50_000)};q=1`, 'fr'],
])('of %j the language is %s', (header, language) => {
  expect(languageWanted(header)).toBe(language)
})
