import { expect, it } from 'vitest'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { countOfDays } from '#platform/contract/locale/count-of-days.ts'
import { wholeNumber } from '#platform/contract/locale/whole-number.ts'

it.each([
  ['US', '1,234,567'],
  ['DE', '1.234.567'],
  ['FR', '1\u202f234\u202f567'],
  ['IN', '12,34,567'],
  ['EG', '1,234,567'],
])('a number in %s is %s', (country, shown) => {
  expect(wholeNumber(1_234_567, { ...defaultRegion, country })).toBe(shown)
})

it.each([
  ['en', 'US', 1, '1 day'],
  ['en', 'GB', 1461, '1,461 days'],
  ['fr', 'FR', 1, '1 jour'],
  ['fr', 'CH', 12, '12 jours'],
  ['de', 'DE', 1461, '1.461 Tage'],
  ['es', 'US', 12, '12 días'],
] as const)('in %s, as in %s, %i days are %s', (language, country, days, shown) => {
  const written = countOfDays(days, { language, region: { ...defaultRegion, country } })
  expect(written.replaceAll('\u00A0', ' ')).toBe(shown)
})
