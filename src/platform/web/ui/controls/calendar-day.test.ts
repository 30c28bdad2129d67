import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOf, dayFrom } from '#platform/web/ui/controls/calendar-day.ts'

test('a day keeps its date in any time zone', () => {
  const anyDay = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = dateOf(day)
      expect(dateOf(dayFrom(date)!)).toBe(date)
    }),
  )
})

test('text that is not a date gives no day', () => {
  expect(dayFrom('')).toBeUndefined()
  expect(dayFrom('soon')).toBeUndefined()
})
