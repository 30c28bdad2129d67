import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { dateAt, offsetBetween, offsetInWords } from '#platform/contract/offset.ts'

describe('the date at an offset', () => {
  it.each([
    ['2027-06-14', 0, 0, '2027-06-14'],
    ['2027-06-14', -9, 0, '2026-09-14'],
    ['2027-06-14', 0, -14, '2027-05-31'],
    ['2027-06-14', 1, 3, '2027-07-17'],
    ['2027-03-31', -1, 0, '2027-02-28'],
    ['2028-03-31', -1, 0, '2028-02-29'],
    ['2027-05-31', 1, 0, '2027-06-30'],
    ['2027-03-31', -1, -1, '2027-02-27'],
    ['2028-02-29', 12, 0, '2029-02-28'],
    ['2028-02-29', -48, 0, '2024-02-29'],
    ['2027-01-15', -1, 0, '2026-12-15'],
    ['2026-12-31', 2, 0, '2027-02-28'],
    ['2027-03-29', 0, -1, '2027-03-28'],
    ['2027-11-08', 0, -1, '2027-11-07'],
    ['0050-03-31', -1, 0, '0050-02-28'],
    ['0001-01-01', -1, 0, '0001-01-01'],
    ['9999-12-31', 0, 1, '9999-12-31'],
  ])('%s with %d months and %d days is %s', (anchor, months, days, date) => {
    expect(dateAt(anchor, { months, days })).toBe(date)
  })
})

describe('the offset between two dates', () => {
  it.each([
    ['2027-06-14', '2027-06-14', 0, 0],
    ['2027-06-14', '2026-09-14', -9, 0],
    ['2027-06-14', '2027-05-31', 0, -14],
    ['2027-06-14', '2027-06-28', 0, 14],
    ['2027-06-30', '2027-07-30', 1, 0],
    ['2027-03-31', '2027-02-28', 0, -31],
    ['2027-06-14', '2032-06-14', 60, 0],
    ['2027-06-14', '2032-07-14', 0, 1857],
  ])('from %s to %s is %d months and %d days', (anchor, date, months, days) => {
    expect(offsetBetween(anchor, date)).toEqual({ months, days })
  })

  it('leads back to the date, for every day of four years', () => {
    for (let day = -730; day < 730; day += 1) {
      const date = addDays('2028-02-29', day)
      expect(dateAt('2028-02-29', offsetBetween('2028-02-29', date))).toBe(date)
    }
  })
})

describe('an offset in words', () => {
  it.each([
    [0, 0, 'on the day'],
    [-9, 0, '9 months before'],
    [1, 0, '1 month after'],
    [0, -14, '2 weeks before'],
    [0, 7, '1 week after'],
    [0, -1, '1 day before'],
    [0, 10, '10 days after'],
    [-3, -14, '3 months and 2 weeks before'],
    [-3, 7, '3 months less 1 week before'],
    [2, 3, '2 months and 3 days after'],
  ])('%d months and %d days: %s', (months, days, words) => {
    expect(offsetInWords({ months, days })).toBe(words)
  })
})
