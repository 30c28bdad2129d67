import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { numbersOf } from '#platform/contract/locale/numbers-of.ts'
import { localeHere } from '#platform/web/locale/here.ts'

const large = [
  [1_000_000, 'M'],
  [1000, 'K'],
] as const

/** 1250000 of US dollars as '$12.5K', for the lines of a chart. */
export function shortAmount(minor: number, currency: string): string {
  const whole = minor / 10 ** digitsOf(currency)
  const { country } = localeHere().region
  if (currency !== 'USD' || country !== 'US') return numbersOf(country).compactMoney(whole, currency)
  const [unit, letter] = large.find(([least]) => whole >= least) ?? [1, '']
  return `$${Number((whole / unit).toFixed(1))}${letter}`
}
