import { countries } from '#platform/contract/locale/usual-region.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { nameOf } from '#platform/contract/locale/name-of.ts'

export const countryName = (country: string, language: Language): string => nameOf(country, 'region', language)

const withArticle =
  /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Dominican Republic|Central African Republic|Isle of Man|British|French Southern|U\.S\.|Caribbean|.* Islands)/

/** 'the United States', 'France', within an English sentence. */
export function countryInSentence(country: string): string {
  const name = countryName(country, 'en')
  return withArticle.test(name) ? `the ${name}` : name
}

/** 'Euro (EUR)' */
export const currencyName = (currency: string, language: Language): string =>
  `${nameOf(currency, 'currency', language)} (${currency})`

/** The country that a time zone is in; undefined for UTC and the like. */
export function countryOfZone(timeZone: string): string | undefined {
  // Most studios are there, and asking for the zones of all countries takes long.
  return ['US', ...countries].find((country) => zonesOf(country).includes(timeZone))
}

/** Not every browser knows them. */
const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[] | undefined }).getTimeZones?.() ?? []
