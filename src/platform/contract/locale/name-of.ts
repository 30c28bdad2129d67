import type { Language } from '#platform/contract/locale/language.ts'

const known = new Map<string, Intl.DisplayNames>()

/** The name of a country or a currency in a language: 'Switzerland', 'Swiss Franc'; a code that has none stays one. */
export function nameOf(code: string, type: 'region' | 'currency', language: Language = 'en'): string {
  const key = `${language} ${type}`
  const names = known.get(key) ?? new Intl.DisplayNames(language, { type })
  known.set(key, names)
  return names.of(code) ?? code
}
