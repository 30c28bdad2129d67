import { digitsOf } from '#platform/contract/locale/currencies.ts'
import * as locale from '#platform/contract/locale/money.ts'
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
