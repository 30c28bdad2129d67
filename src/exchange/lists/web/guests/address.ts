import { languages } from '#platform/contract/locale/language.ts'
import { nameOf } from '#platform/contract/locale/name-of.ts'
import { countries } from '#platform/contract/locale/usual-region.ts'

export type AddressParts = { street: string[]; city: string; state: string; zip: string; country: string }

const shortNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  holland: 'NL',
  d: 'DE',
}

let known: Map<string, string> | undefined

/** The code of a country by its name in one of the languages, or by the code itself. */
export function countryNamed(name: string): string | undefined {
  known ??= new Map([
    ...countries.flatMap((code) =>
      languages.map((language) => [nameOf(code, 'region', language).toLowerCase(), code] as const),
    ),
    ...countries.map((code) => [code.toLowerCase(), code] as const),
    ...Object.entries(shortNames),
  ])
  return known.get(name.trim().toLowerCase())
}

const stateBehindCity = new Set(['US', 'CA', 'AU', 'PR'])
const codeOnItsOwn = new Set(['GB', 'IE', 'IM', 'JE', 'GG'])

function placeLines({ city, state, zip }: AddressParts, country: string): string[] {
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')
  if (stateBehindCity.has(country)) return [[city, joined(state, zip)].filter(Boolean).join(', ')]
  if (codeOnItsOwn.has(country)) return [city, state, zip]
  if (state.length > 0 && state.length <= 3) return [joined(zip, city, state)]
  return [joined(zip, city), state === city ? '' : state]
}

/** The parts of an address as its country writes them; an empty country is that of the studio. */
export function joinAddress(parts: AddressParts, home: string): string {
  const { street, city, state, zip, country } = parts
  const code = country ? countryNamed(country) : home
  if (code === 'JP' && /[^\0-\u007f]/.test(city + state))
    return [zip, `${state}${city}${street.join(' ')}`, country].filter(Boolean).join('\n')
  return [...street, ...placeLines(parts, code ?? ''), country].filter(Boolean).join('\n')
}

/** Spreadsheets that take a postal code for a number drop the zero at its beginning. */
export const lostZero = ({ zip, country }: AddressParts, home: string): boolean => {
  const code = country ? countryNamed(country) : home
  return ['US', 'DE', 'FR', 'ES', 'IT'].includes(code ?? '') && /^\d{4}$/.test(zip)
}
