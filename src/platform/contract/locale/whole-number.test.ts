import { expect, it } from 'vitest'
import { defaultRegion } from '#platform/contract/locale/region.ts'
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
