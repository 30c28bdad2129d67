import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { numbersOf } from '#platform/contract/locale/numbers-of.ts'

/**
 * Money is whole minor units in code and decimal text in transport, never floating point. A minor unit is the smallest of
 * the currency: a cent, a yen, a fils. What is called `…Cents` is in minor units too.
 */

/** '1200.5' and, of US dollars only, '$1,200.50' as 120050, '120000' of yen as 120000; undefined for anything but an amount. */
export function minorOf(amount: string, currency: string): number | undefined {
  const match = /^\s*(-?)\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,3}))?\s*$/.exec(amount)
  if (!match || (currency !== 'USD' && amount.includes('$'))) return undefined
  const [, sign, whole = '', part = ''] = match
  const digits = digitsOf(currency)
  // '1200.00' is exact in yen too; '12.340' is no amount of dollars.
  if (part.length > Math.max(digits, 2) || /[1-9]/.test(part.slice(digits))) return undefined
  const minor = Number(whole.replaceAll(',', '') + part.slice(0, digits).padEnd(digits, '0'))
  return sign && minor ? -minor : minor
}

/** 120050 of US dollars as '1200.50', the transport format; 120000 of yen as '120000'. */
export function decimalOf(minor: number, currency: string): string {
  const places = digitsOf(currency)
  const digits = String(Math.abs(minor)).padStart(places + 1, '0')
  const [whole, part] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
  return `${minor < 0 ? '-' : ''}${whole}${part && `.${part}`}`
}

/** Whether decimal text is an amount other than zero, of whatever currency. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** An amount as it is written in a country: '-$1,200.50', 'CHF 1’200.50', '1.200,50 €'. */
export function formatMinor(minor: number, currency: string, { country }: { country: string }): string {
  if (country !== 'US' || currency !== 'USD') return numbersOf(country).money(decimalOf(minor, currency), currency)
  const [whole = '', part] = decimalOf(Math.abs(minor), currency).split('.')
  return `${minor < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`
}

/** Decimal text as it is written in a country; text that is no amount is returned unchanged. */
export function formatDecimal(amount: string, currency: string, region: { country: string }): string {
  const minor = minorOf(amount, currency)
  return minor === undefined ? amount : formatMinor(minor, currency, region)
}

/** An amount in another currency with the same number: '12.50' of dollars as '12.50' of euros. Undefined where it has more decimals. */
export const renamed = (minor: number, from: string, to: string): number | undefined =>
  minorOf(decimalOf(minor, from), to)
