import { expect, it } from 'vitest'
import { writtenDecimal } from '#platform/contract/locale/written-decimal.ts'

it.each([
  ['US', '8.625', '8.625'],
  ['CH', '8.1', '8.1'],
  ['JP', '2.5', '2.5'],
  ['FR', '5.5', '5,5'],
  ['DE', '120.25', '120,25'],
  ['ES', '3', '3'],
])('in %s, %s is written as %s', (country, decimal, written) => {
  expect(writtenDecimal(decimal, { country })).toBe(written)
})
