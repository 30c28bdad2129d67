import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween } from '#platform/contract/calendar-date.ts'
import { weekStarts } from '#platform/contract/locale/region.ts'
import { endOfWeek, startOfWeek, weekInOrder } from '#platform/contract/locale/week.ts'

it.each([
  ['sunday', '2026-11-15', '2026-11-21'],
  ['monday', '2026-11-16', '2026-11-22'],
  ['saturday', '2026-11-21', '2026-11-27'],
] as const)('the week from %s around a Saturday', (weekStart, from, to) => {
  expect([startOfWeek('2026-11-21', weekStart), endOfWeek('2026-11-21', weekStart)]).toEqual([from, to])
})

it('every week has seven days, and the day that was asked for', () => {
  const anyDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...weekStarts), (at, weekStart) => {
      const date = at.toISOString().slice(0, 10)
      const [from, to] = [startOfWeek(date, weekStart), endOfWeek(date, weekStart)]
      expect(daysBetween(from, to)).toBe(6)
      expect(from <= date && date <= to).toBe(true)
      expect(new Date(from).getUTCDay()).toBe(weekInOrder(weekStart)[0])
    }),
  )
})
