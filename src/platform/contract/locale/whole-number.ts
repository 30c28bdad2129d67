import type { Region } from '#platform/contract/locale/region.ts'

/** '12,400', '12.400', '12 400' as the country writes it. */
export function wholeNumber(number: number, { country }: Region): string {
  // The first use of Intl costs 20 ms.
  if (country === 'US') return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return new Intl.NumberFormat(`${language}-${country}`, { numberingSystem: 'latn' }).format(number)
}
