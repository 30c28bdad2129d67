import { expect, it } from 'vitest'
import { timeTyped } from '#platform/web/ui/controls/typed-time.ts'

it.each([
  ['15:00', '15:00'],
  ['9:05', '09:05'],
  ['3pm', '15:00'],
  ['3 PM', '15:00'],
  ['3:30 p.m.', '15:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['noon', '12:00'],
  ['3', undefined],
  ['24:00', undefined],
  ['13pm', undefined],
  ['3:75', undefined],
])('%j is the time %s', (text, time) => {
  expect(timeTyped(text)).toBe(time)
})
