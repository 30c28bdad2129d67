import { expect, test } from 'vitest'
import { countsOf, monthsOf, yearInWords } from '#overview/calendar/web/year.ts'

const couple = (id: number, weddingDate: string | null, archivedAt: string | null = null) => ({
  id,
  partnerOneName: `Ada ${id}`,
  partnerTwoName: null,
  weddingDate,
  archivedAt,
})

test('a year has all its days, and a Saturday is free if it is not past and nobody marries on it', () => {
  const months = monthsOf(2028, [couple(1, '2028-06-17'), couple(2, null)], '2028-06-10')
  expect(months.map(({ days }) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  const june = months[5]!.days
  expect(june.filter(({ isFreeSaturday }) => isFreeSaturday).map(({ date }) => date)).toEqual([
    '2028-06-10',
    '2028-06-24',
  ])
  expect(june[16]).toEqual({ date: '2028-06-17', weddings: [{ id: 1, names: 'Ada 1' }], isFreeSaturday: false })
})

test('the wedding of an archived couple takes no date that is ahead', () => {
  const archivedAt = '2028-06-01T10:00:00.000Z'
  const couples = [couple(1, '2028-06-03', archivedAt), couple(2, '2028-06-17', archivedAt)]
  expect(countsOf(monthsOf(2028, couples, '2028-06-10')).weddings).toBe(1)
})

test('Friday to Sunday is one weekend, and a wedding in the week takes none', () => {
  // June 16 to 18 are a Friday to a Sunday.
  const dates = ['2028-06-16', '2028-06-17', '2028-06-17', '2028-06-18', '2028-06-21', '2028-06-23']
  const months = monthsOf(
    2028,
    dates.map((date, place) => couple(place + 1, date)),
    '2028-12-01',
  )
  expect(countsOf(months)).toEqual({ weddings: 6, weekends: 2, freeSaturdays: 5 })
})

test('a year is told in words, one that is over without free Saturdays', () => {
  const months = monthsOf(2027, [couple(1, '2027-05-01')], '2027-12-20')
  expect(yearInWords(months, false)).toBe('1 wedding on 1 weekend · 1 free Saturday')
  expect(yearInWords(months, true)).toBe('1 wedding on 1 weekend')
  expect(yearInWords(monthsOf(2026, [], '2027-12-20'), true)).toBe('No weddings')
})
