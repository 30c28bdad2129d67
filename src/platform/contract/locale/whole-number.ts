import { numbersOf } from '#platform/contract/locale/numbers-of.ts'
import type { Locale, Region } from '#platform/contract/locale/region.ts'

/** '12,400', '12.400', '12 400' as the country writes it. */
export function wholeNumber(number: number, { country }: Region): string {
  // The first use of Intl costs 20 ms.
  if (country === 'US') return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
  return numbersOf(country).whole(number)
}

/** '1 day', '12 jours', also on pages that have no catalogue of the language. */
export function countOfDays(days: number, { language, region }: Locale): string {
  if (language === 'en') return days === 1 ? '1 day' : `${wholeNumber(days, region)} days`
  const tag = `${language}-${region.country}-u-nu-latn`
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}
