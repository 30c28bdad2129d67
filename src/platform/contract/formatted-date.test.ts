import { expect, test } from 'vitest'
import { formatDate } from '#platform/contract/formatted-date.ts'

test('a day is shown in words, also that of a moment in UTC', () => {
  expect(formatDate('2027-03-14')).toBe('March 14, 2027')
  expect(formatDate('2027-03-04T23:59:00.000Z')).toBe('March 4, 2027')
})

test('what is no date is shown as it is', () => {
  for (const text of ['someday', 'soon 1', '2027-13-01', '']) expect(formatDate(text)).toBe(text)
})
