import { digitsOf } from '#platform/contract/locale/currencies.ts'

/**
 * The decimals that Stripe counts in, where they are not those of ISO 4217: the króna and the Ugandan shilling keep two for
 * older integrations, and the ariary has none.
 */
const ownDigits: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

const stepsTo = (currency: string) => (ownDigits[currency] ?? digitsOf(currency)) - digitsOf(currency)

/** Minor units as Stripe counts them. Undefined for an amount that it cannot take: the third decimal has to be zero. */
export function stripeAmount(minor: number, currency: string): number | undefined {
  if (digitsOf(currency) === 3 && minor % 10 !== 0) return undefined
  const amount = minor * 10 ** stepsTo(currency)
  return Number.isInteger(amount) ? amount : undefined
}

/** What Stripe counts, as our minor units. */
export const minorFromStripe = (amount: number, currency: string): number =>
  Math.round(amount / 10 ** stepsTo(currency))

/** The least that Stripe charges, in its own counting; of other currencies it says so itself. */
const least: Readonly<Record<string, number>> = {
  USD: 50,
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
}
const most = 99_999_999

export function canBePaidOnline(minor: number, currency: string): boolean {
  const amount = stripeAmount(minor, currency)
  return amount !== undefined && amount >= (least[currency] ?? 1) && amount <= most
}
