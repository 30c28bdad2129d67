import { expect, it } from 'vitest'
import { countryInSentence, countryName, countryOfZone, currencyName } from '#platform/contract/locale/places.ts'

it('countries and currencies have their names', () => {
  expect([countryName('CH', 'en'), countryName('CH', 'de')]).toEqual(['Switzerland', 'Schweiz'])
  expect(['US', 'NL', 'FR', 'FO'].map(countryInSentence)).toEqual([
    'the United States',
    'the Netherlands',
    'France',
    'the Faroe Islands',
  ])
  expect([currencyName('EUR', 'en'), currencyName('CHF', 'fr')]).toEqual(['Euro (EUR)', 'franc suisse (CHF)'])
})

it.each([
  ['Europe/Zurich', 'CH'],
  ['Europe/Paris', 'FR'],
  ['Asia/Tokyo', 'JP'],
  ['America/New_York', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['UTC', undefined],
  ['nowhere', undefined],
])('%s is in %s', (zone, country) => expect(countryOfZone(zone)).toBe(country))
