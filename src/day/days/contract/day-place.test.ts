import { expect, it } from 'vitest'
import { isAddress } from '#day/days/contract/day-place.ts'

it.each([
  ['The Weir, Bath', true],
  ['12 Old Mill Lane', true],
  ['Hauptstraße 12', true],
  ['Suite 4, 12 Mill Road, Bath', true],
  ['Suite 4', false],
  ['Room 12, second floor', false],
  ['Terrace', false],
  ['100', false],
  ['The garden, by the fountain', false],
])('%s is an address: %s', (place, is) => {
  expect(isAddress(place)).toBe(is)
})
