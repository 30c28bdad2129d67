import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as dates from '#platform/contract/locale/dates.ts'
import { defaultLocale, type Locale } from '#platform/contract/locale/region.ts'
import { languages, type Language } from '#platform/contract/locale/language.ts'
import { formatHour, formatTime } from '#platform/contract/locale/times.ts'
import { countries, regionOf } from '#platform/contract/locale/usual-region.ts'

const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
const locale = (language: Language, country: string): Locale => ({
  language,
  region: regionOf({ country, ...nothing }),
})

describe.each([
  [
    'en',
    'US',
    ['November 1, 2026', 'November 1', 'Nov 1', 'Nov 1, 2026', 'November 2026', 'Sunday, November 1', '11/1/2026'],
    ['2:05 PM', '2 PM'],
  ],
  [
    'en',
    'GB',
    ['1 November 2026', '1 November', '1 Nov', '1 Nov 2026', 'November 2026', 'Sunday 1 November', '01/11/2026'],
    ['14:05', '14:00'],
  ],
  [
    'en',
    'JP',
    ['November 1, 2026', 'November 1', 'Nov 1', 'Nov 1, 2026', 'November 2026', 'Sunday, November 1', '2026-11-01'],
    ['14:05', '14:00'],
  ],
  [
    'fr',
    'FR',
    [
      '1er novembre 2026',
      '1er novembre',
      '1er nov.',
      '1er nov. 2026',
      'novembre 2026',
      'dimanche 1er novembre',
      '01/11/2026',
    ],
    ['14h05', '14h'],
  ],
  [
    'de',
    'CH',
    [
      '1. November 2026',
      '1. November',
      '1. Nov.',
      '1. Nov. 2026',
      'November 2026',
      'Sonntag, 1. November',
      '01.11.2026',
    ],
    ['14:05', '14:00'],
  ],
  [
    'es',
    'US',
    [
      '1 de noviembre de 2026',
      '1 de noviembre',
      '1 nov',
      '1 nov 2026',
      'noviembre de 2026',
      'domingo, 1 de noviembre',
      '11/1/2026',
    ],
    ['2:05 p. m.', '2 p. m.'],
  ],
] as const)('in %s of %s', (language, country, shown, times) => {
  const here = locale(language, country)
  const { formatDate, monthAndDay, shortDay, shortDate, monthAndYear, weekdayAndDate, dateInNumbers } = dates
  it('dates are written as there', () => {
    const formats = [formatDate, monthAndDay, shortDay, shortDate, monthAndYear, weekdayAndDate, dateInNumbers]
    expect(formats.map((format) => format('2026-11-01', here))).toEqual(shown)
  })
  it('and times', () => expect([formatTime('14:05', here), formatHour('14:00', here)]).toEqual(times))
})

it.each([
  ['en', 'US', 'Nov 15 – 21, 2026', 'Nov 29 – Dec 5, 2026', 'Dec 27, 2026 – Jan 2, 2027'],
  ['en', 'FR', '15 – 21 Nov 2026', '29 Nov – 5 Dec 2026', '27 Dec 2026 – 2 Jan 2027'],
  ['de', 'DE', '15. – 21. Nov. 2026', '29. Nov. – 5. Dez. 2026', '27. Dez. 2026 – 2. Jan. 2027'],
] as const)('a range in %s of %s repeats only what differs', (language, country, ...expected) => {
  const label = (from: string, to: string) => dates.rangeLabel(from, to, locale(language, country))
  expect([
    label('2026-11-15', '2026-11-21'),
    label('2026-11-29', '2026-12-05'),
    label('2026-12-27', '2027-01-02'),
  ]).toEqual(expected)
})

it('a moment in UTC is shown as its date, and what is no date as it is', () => {
  expect(dates.formatDate('2027-03-04T23:59:00.000Z', defaultLocale)).toBe('March 4, 2027')
  for (const text of ['someday', 'soon 1', '2027-13-01', '']) expect(dates.formatDate(text, defaultLocale)).toBe(text)
})

it('a time after midnight reads like any other, and what is no time as it is', () => {
  expect(formatTime('25:30', defaultLocale)).toBe('1:30 AM')
  expect(['00:05', '12:00', '14:30:00', 'noon'].map((time) => formatTime(time, defaultLocale))).toEqual([
    '12:05 AM',
    '12:00 PM',
    '2:30 PM',
    'noon',
  ])
})

it('every date names its day, month and year in every language and country', () => {
  const anyDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...languages), fc.constantFrom(...countries), (at, language, country) => {
      const date = at.toISOString().slice(0, 10)
      const shown = dates.formatDate(date, locale(language, country))
      const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(at)
      const numbers = shown
        .match(/\d+/g)
        ?.map(Number)
        .sort((one, other) => one - other)
      expect(shown).toContain(month)
      expect(numbers).toEqual([at.getUTCDate(), at.getUTCFullYear()])
    }),
  )
})
