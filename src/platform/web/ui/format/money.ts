import { digitsOf } from '#platform/contract/locale/currencies.ts'
import * as locale from '#platform/contract/locale/money.ts'
import { readAmount } from '#platform/contract/locale/read-amount.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** The studio's currency. */
export const currencyHere = (): string => localeHere().region.currency

/** -$1,200.50, of minor units. */
export const formatMinor = (minor: number, currency: string): string =>
  locale.formatMinor(minor, currency, localeHere().region)

/** Formats decimal text; text that is no amount is returned unchanged. */
export const formatAmount = (amount: string, currency: string): string =>
  locale.formatDecimal(amount, currency, localeHere().region)

/** '$50,000': whole units, without decimals. */
export function formatWhole(units: number, currency: string): string {
  const zeros = '0'.repeat(digitsOf(currency))
  const shown = formatMinor(units * 10 ** zeros.length, currency)
  return zeros ? shown.replace(new RegExp(`[.,]${zeros}(?!\\d)`), '') : shown
}

/** '$' where that is enough, and the code elsewhere. */
export const signOf = (currency: string): string =>
  currency === 'USD' && localeHere().region.country === 'US' ? '$' : currency

/** The decimal text of a typed amount; undefined where it is none, or could be two. */
export const amountTyped = (typed: string, currency: string): string | undefined =>
  readAmount(typed, currency, localeHere().region)

/** The minor units of a typed amount. */
export function minorTyped(typed: string, currency: string): number | undefined {
  const amount = amountTyped(typed, currency)
  return amount === undefined ? undefined : locale.minorOf(amount, currency)
}

const bare = (amount: string) => amount.replaceAll(/[^\d.,'’-]/g, '')

/** How a typed amount was read, where it could be meant otherwise. */
export function readingOf(typed: string, currency: string): string | undefined {
  const amount = amountTyped(typed, currency)
  if (amount === undefined || !/[.,'’]|\d\s+\d/.test(typed)) return undefined
  const shown = formatAmount(amount, currency)
  const [mine, theirs] = [bare(typed), bare(shown)]
  const isAsTyped = [theirs, theirs.replace(/[.,]0+$/, '')].includes(mine) || mine.padEnd(amount.length, '0') === amount
  return isAsTyped ? undefined : shown
}

/** What is asked for where a typed amount cannot be read. */
export function amountWanted(currency: string): string {
  const { country } = localeHere().region
  const example = currency === 'USD' && country === 'US' ? '1200.50' : formatAmount('1200', currency)
  return `Please enter an amount such as ${example}.`
}
