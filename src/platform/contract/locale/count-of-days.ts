import type { Locale } from '#platform/contract/locale/region.ts'
import { wholeNumber } from '#platform/contract/locale/whole-number.ts'

/** '1 day', '12 jours', also on pages that have no catalogue of the language. */
export function countOfDays(days: number, { language, region }: Locale): string {
  if (language === 'en') return days === 1 ? '1 day' : `${wholeNumber(days, region)} days`
  const tag = `${language}-${region.country}-u-nu-latn`
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}
