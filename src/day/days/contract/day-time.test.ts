import { expect, test } from 'vitest'
import { lengthInWords, minutesOf, startInWords, timeOf } from '#day/days/contract/day-time.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

test('a time of the night after has more than 24 hours, and reads like any other', () => {
  expect(minutesOf('25:30')).toBe(1530)
  expect(timeOf(1530)).toBe('25:30')
  expect(startInWords('25:30', defaultLocale)).toBe('1:30 AM +1')
  expect(minutesOf('24:60')).toBeUndefined()
})

test('a length is read in minutes, hours, or days', () => {
  const lengths = [0, 45, 60, 90, 1440, 2879, 2880, 34_600]
  expect(lengths.map(lengthInWords)).toEqual([
    '0 min',
    '45 min',
    '1 h',
    '1 h 30 min',
    '24 h',
    '47 h 59 min',
    '2 days',
    '24 days',
  ])
})
