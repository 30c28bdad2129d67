import { expect, it } from 'vitest'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { isCurrency } from '#platform/contract/locale/currency-list.ts'
import { countries, regionOf } from '#platform/contract/locale/usual-region.ts'

const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
const usual = (country: string) => Object.values(regionOf({ country, ...nothing })).join(' ')

it.each([
  'US USD month 12 sunday letter',
  'CA CAD year 12 sunday letter',
  'GB GBP day 24 monday a4',
  'FR EUR day 24 monday a4',
  'CH CHF day 24 monday a4',
  'JP JPY year 24 sunday a4',
  'MX MXN day 12 sunday letter',
  'BR BRL day 24 sunday a4',
  'EG EGP day 12 saturday a4',
  'AU AUD day 12 monday a4',
])('what is usual: %s', (expected) => expect(usual(expected.slice(0, 2))).toBe(expected))

it('the default is the United States', () => expect(regionOf({ country: 'US', ...nothing })).toEqual(defaultRegion))

it('a choice takes the place of what is usual, and only there', () =>
  expect(regionOf({ ...nothing, country: 'FR', clock: 12, paper: 'letter' })).toEqual({
    country: 'FR',
    currency: 'EUR',
    dateOrder: 'day',
    clock: 12,
    weekStart: 'monday',
    paper: 'letter',
  }))

it('every country has a name and a currency of today', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countries.filter((country) => !names.of(country))).toEqual([])
  const unknown = countries.filter((country) => !isCurrency(regionOf({ country, ...nothing }).currency))
  expect(unknown).toEqual([])
})

it('the clock is as Intl has it, where it has data of the country', () => {
  for (const country of 'AR AU CN DE DK ES IE IL IN IT KR NL NZ PL PT SE TR'.split(' ')) {
    const { language } = new Intl.Locale(`und-${country}`).maximize()
    const { hourCycle } = new Intl.DateTimeFormat(`${language}-${country}`, { hour: 'numeric' }).resolvedOptions()
    expect([country, regionOf({ country, ...nothing }).clock]).toEqual([country, hourCycle === 'h12' ? 12 : 24])
  }
})
