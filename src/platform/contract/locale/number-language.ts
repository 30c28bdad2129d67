/** Where Intl puts marks of direction around amounts, they are written as in English there. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** The language whose rules a country's numbers follow, always with Latin digits. */
export function numberLanguage(country: string): string {
  // Cape Verde writes the sign of its own currency for the decimal point, of every currency.
  if (country === 'CV') return 'pt-PT-u-nu-latn'
  const { language, script = 'Latn' } = new Intl.Locale(`und-${country}`).maximize()
  return `${rightToLeft.has(script) ? 'en' : language}-${country}-u-nu-latn`
}
