import { dayHere } from '#platform/contract/calendar-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysToGo,
  formatDate,
  formatTime,
  monthAndYear,
  shortDay,
  shortWeekday,
  weekday,
} from '#platform/web/ui/format/dates.ts'
import { momentHere, relativeTime, timeHere } from '#platform/web/ui/format/instants.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const ago = (ms: number) => relativeTime(new Date(now - ms).toISOString(), now)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('relative time changes its unit at a minute, an hour, a day and seven days', () => {
  expect(ago(59_999)).toBe('Just now')
  expect(ago(minute)).toBe('1m ago')
  expect(ago(hour - 1)).toBe('59m ago')
  expect(ago(hour)).toBe('1h ago')
  expect(ago(day - 1)).toBe('23h ago')
  expect(ago(day)).toBe('1d ago')
  expect(ago(7 * day - 1)).toBe('6d ago')
  expect(ago(7 * day)).toBe('June 8, 2026')
})

test('a timestamp in the future is shown as just now', () => {
  expect(ago(-5 * day)).toBe('Just now')
})

test('dates and times have the format of the United States', () => {
  expect(formatDate('2026-11-21')).toBe('November 21, 2026')
  expect(formatTime('16:05')).toBe('4:05 PM')
  expect(formatTime('00:00')).toBe('12:00 AM')
})

test('text that is not a date is shown unchanged', () => {
  expect(formatDate('soon')).toBe('soon')
  expect(formatTime('late')).toBe('late')
})

const anyMoment = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-12-30'), noInvalidDate: true })
const inGreenwich = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(at)

test('every date is formatted as Intl formats it, without shifting by a time zone', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const date = at.toISOString().slice(0, 10)
      expect(formatDate(date)).toBe(inGreenwich(at, { year: 'numeric', month: 'long', day: 'numeric' }))
      expect(monthAndYear(date)).toBe(inGreenwich(at, { year: 'numeric', month: 'long' }))
      expect(shortDay(date)).toBe(inGreenwich(at, { month: 'short', day: 'numeric' }))
      expect(weekday(date)).toBe(inGreenwich(at, { weekday: 'long' }))
      expect(shortWeekday(date)).toBe(inGreenwich(at, { weekday: 'short' }))
    }),
  )
})

test('every instant is formatted as Intl formats it in the local time zone', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const clock = at.toLocaleTimeString('en-US', { timeStyle: 'short' })
      expect(timeHere(at.toISOString())).toBe(clock)
      expect(momentHere(at.toISOString())).toBe(at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }))
    }),
  )
})

test('days to go are whole days, also across clock changes', () => {
  expect(daysToGo('2026-06-15', '2026-06-15')).toBe(0)
  expect(daysToGo('2026-03-30', '2026-03-28')).toBe(2)
  expect(daysToGo('2026-06-14', '2026-06-15')).toBe(-1)
  expect(daysToGo('2027-06-15', '2026-06-15')).toBe(365)
  expect(['not a date', '', '2026-13-01'].map((date) => daysToGo(date, '2026-06-15'))).toEqual([0, 0, 0])
})

test('today is the local day, not the day in UTC', () => {
  expect(dayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
