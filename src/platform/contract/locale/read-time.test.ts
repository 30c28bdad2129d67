import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTime } from '#platform/contract/locale/read-time.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import { countries, regionOf } from '#platform/contract/locale/usual-region.ts'

it.each([
  ['15:00', '15:00'],
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['14 h 30', '14:30'],
  ['14h', '14:00'],
  ['9 heures', '09:00'],
  ['14 Uhr', '14:00'],
  ['14.30 Uhr', '14:30'],
  ['14:30:00', '14:30'],
  ['2:30pm', '14:30'],
  ['3pm', '15:00'],
  ['3 PM', '15:00'],
  ['3:30 p.m.', '15:30'],
  ['3:30 p. m.', '15:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['noon', '12:00'],
  ['Mediodía', '12:00'],
  ['minuit', '00:00'],
  ['3', undefined],
  ['24:00', undefined],
  ['13pm', undefined],
  ['0pm', undefined],
  ['3:75', undefined],
  ['3:7', undefined],
  ['soon', undefined],
  ['', undefined],
])('%j is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

it('what is formatted is read back as the same time, in every language and country', () => {
  const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...languages), fc.constantFrom(...countries), (at, language, country) => {
      const time = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
      const locale = { language, region: regionOf({ country, ...nothing }) }
      expect(readTime(formatTime(time, locale))).toBe(time)
    }),
  )
})
