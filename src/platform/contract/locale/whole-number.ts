import { numberLanguage } from '#platform/contract/locale/number-language.ts'
import type { Region } from '#platform/contract/locale/region.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** '12,400', '12.400', '12 400' as the country writes it. */
export function wholeNumber(number: number, { country }: Region): string {
  // The first use of Intl costs 20 ms.
  if (country === 'US') return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
  const format = formats.get(country) ?? new Intl.NumberFormat(numberLanguage(country))
  formats.set(country, format)
  return format.format(number)
}
