import { numbersOf } from '#platform/contract/locale/numbers-of.ts'
import type { Region } from '#platform/contract/locale/region.ts'

/** '12,400', '12.400', '12 400' as the country writes it. */
export function wholeNumber(number: number, { country }: Region): string {
  // The first use of Intl costs 20 ms.
  const { group, groupsByTwo } = country === 'US' ? { group: ',', groupsByTwo: false } : numbersOf(country)
  return String(number).replace(groupsByTwo ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, group)
}
