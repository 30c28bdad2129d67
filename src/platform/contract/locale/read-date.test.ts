import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateInNumbers,
  formatDate,
  monthAndDay,
  shortDate,
  weekdayAndWholeDate,
} from '#platform/contract/locale/dates.ts'
import { readDate, twoDatesOf } from '#platform/contract/locale/read-date.ts'
import { dateOrders } from '#platform/contract/locale/region.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { countries, regionOf } from '#platform/contract/locale/usual-region.ts'

const today = '2026-11-22'

it.each([
  ['2027-06-12', '2027-06-12'],
  ['2027-6-2', '2027-06-02'],
  ['12 jun 27', '2027-06-12'],
  ['12jun27', '2027-06-12'],
  ['12 June 2027', '2027-06-12'],
  ['12th of june 2027', '2027-06-12'],
  ['Jun 12, 2027', '2027-06-12'],
  ['june 12 27', '2027-06-12'],
  ['June 1st, 2027', '2027-06-01'],
  ['Saturday, June 12, 2027', '2027-06-12'],
  ['sat 12 jun 27', '2027-06-12'],
  ['sept 5 27', '2027-09-05'],
  ['6/12/27', '2027-06-12'],
  ['6/12/2027', '2027-06-12'],
  ['25/12/2027', '2027-12-25'],
  ['06-12-2027', '2027-06-12'],
  ['4.9.2027', '2027-09-04'],
  ['04.09.27', '2027-09-04'],
  ['4. 9. 2027', '2027-09-04'],
  ['4. September 2027', '2027-09-04'],
  [' 12 JUN 27 ', '2027-06-12'],
  ['today', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
])('%s is %s', (text, date) => {
  expect(readDate(text, today, 'month')).toBe(date)
})

it.each([
  ['nov 22', '2026-11-22'],
  ['nov 21', '2027-11-21'],
  ['12/31', '2026-12-31'],
  ['1/2', '2027-01-02'],
  ['1.2.', '2027-02-01'],
  ['1.2', '2027-02-01'],
  ['29 feb', '2028-02-29'],
])('%s without a year is its next occurrence: %s', (text, date) => {
  expect(readDate(text, today, 'month')).toBe(date)
})

it.each([
  '',
  'soon',
  '12',
  'jun',
  'ju 12',
  '30 feb 27',
  '13/13/27',
  '2027-02-30',
  '12 jun 27 at 5',
  '6/12/275',
  '12.13.2027',
  '31.2.27',
])('%j is not a date', (text) => {
  expect(readDate(text, today, 'month')).toBeUndefined()
})

describe('in any country', () => {
  it.each([
    ['4.9.27', '2027-09-04'],
    ['4.9.', '2027-09-04'],
    ['am 4. September', '2027-09-04'],
    ['Samstag, 4.9.2027', '2027-09-04'],
    ['4 sept. 2027', '2027-09-04'],
    ['le 1er février 2027', '2027-02-01'],
    ['1º de marzo de 2027', '2027-03-01'],
    ['sábado 4 de septiembre de 2027', '2027-09-04'],
    ['mar. 14 sept. 2027', '2027-09-14'],
    ['mar 4 2027', '2027-03-04'],
    ['4. März 27', '2027-03-04'],
    ['15 aout 2027', '2027-08-15'],
    ['15 août 2027', '2027-08-15'],
    ['2027 Sep 4', '2027-09-04'],
    ['2027/9/4', '2027-09-04'],
    ['2027. 9. 4.', '2027-09-04'],
    ['2027年9月4日', '2027-09-04'],
    ['morgen', '2026-11-23'],
    ['mañana', '2026-11-23'],
  ])('%s is %s', (text, date) => {
    for (const order of dateOrders) expect(readDate(text, today, order)).toBe(date)
  })

  it.each(['4 jui 2027', '12 27 june', '4 foo 2027', 'dimanche', '4 sept oct 2027', '4,9,2027', '99/99/2027'])(
    '%j is no date',
    (text) => {
      for (const order of dateOrders) expect(readDate(text, today, order)).toBeUndefined()
    },
  )
})

describe('two numbers that could both be the month', () => {
  it.each([
    ['04/09/2027', '2027-04-09', '2027-09-04', undefined],
    ['4-9-27', '2027-04-09', '2027-09-04', undefined],
    ['4/9', '2027-04-09', '2027-09-04', '2027-04-09'],
    ['25/12/2027', '2027-12-25', '2027-12-25', '2027-12-25'],
    ['12/25/2027', '2027-12-25', '2027-12-25', '2027-12-25'],
    ['5/5/2027', '2027-05-05', '2027-05-05', '2027-05-05'],
  ])('%s', (text, month, day, year) => {
    expect((['month', 'day', 'year'] as const).map((order) => readDate(text, today, order))).toEqual([month, day, year])
  })

  it('are asked about where the country says nothing', () => {
    expect(twoDatesOf('04/09/2027', today, 'year')).toEqual(['2027-04-09', '2027-09-04'])
    expect(twoDatesOf('25/12/2027', today, 'year')).toBeUndefined()
    expect(twoDatesOf('soon', today, 'year')).toBeUndefined()
    for (const order of ['month', 'day'] as const) expect(twoDatesOf('04/09/2027', today, order)).toBeUndefined()
  })
})

const anyDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
const anyLocale = fc
  .record({ language: fc.constantFrom(...languages), country: fc.constantFrom(...countries) })
  .map(({ language, country }) => ({ language, region: regionOf({ country, ...nothing }) }))

it('what is formatted is read back as the same date, in every language and country', () => {
  const formats = [formatDate, shortDate, weekdayAndWholeDate, dateInNumbers]
  fc.assert(
    fc.property(anyDate, anyLocale, fc.constantFrom(...formats), (date, locale, format) => {
      const { dateOrder } = locale.region
      expect([format(date, locale), readDate(format(date, locale), today, dateOrder)]).toEqual([
        format(date, locale),
        date,
      ])
    }),
    { numRuns: 2000 },
  )
})

it('a day without its year is read back as the next one', () => {
  fc.assert(
    fc.property(anyDate, anyLocale, (date, locale) => {
      const read = readDate(monthAndDay(date, locale), today, locale.region.dateOrder)
      expect(read?.slice(5)).toBe(date.slice(5))
      expect(read! >= today).toBe(true)
    }),
  )
})

it('numbers are read as the country orders them, or not at all', () => {
  const separators = fc.constantFrom('/', '-', '.', '. ')
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...dateOrders), separators, fc.boolean(), (date, order, sign, isShort) => {
      const [year, month, day] = date.split('-') as [string, string, string]
      const shown = isShort ? year.slice(2) : year
      const dayFirst = [day, month, shown].join(sign)
      const monthFirst = [month, day, shown].join(sign)
      const isClear = Number(day) > 12 || day === month
      const isDotted = sign.startsWith('.')
      expect(readDate(dayFirst, today, order)).toBe(isDotted || isClear || order === 'day' ? date : notOf(order, date))
      if (!isDotted)
        expect(readDate(monthFirst, today, order)).toBe(
          isClear || order === 'month' ? date : order === 'day' ? swapped(date) : undefined,
        )
    }),
    { numRuns: 2000 },
  )
})

const swapped = (date: string) => [date.slice(0, 4), date.slice(8), date.slice(5, 7)].join('-')
/** What a date with the day first means where it does not come first. */
const notOf = (order: string, date: string) => (order === 'month' ? swapped(date) : undefined)

it('no text breaks the reader, and what it gives is a date', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...dateOrders), (text, order) => {
      const read = readDate(text, today, order)
      if (read !== undefined) expect(new Date(`${read}T00:00Z`).toISOString().slice(0, 10)).toBe(read)
    }),
  )
})
