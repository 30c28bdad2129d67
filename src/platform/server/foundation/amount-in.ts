import { mostCents } from '#platform/contract/amount.ts'
import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

const example = (currency: string) => ['120000', '', '1200.50', '1200.500'][digitsOf(currency)]

/** The minor units of an amount that was sent; refused where it is none of this currency. */
export function amountIn(currency: string, amount: string, path: string): number {
  const minor = minorOf(amount, currency)
  if (minor !== undefined && Math.abs(minor) <= mostCents) return minor
  const kind = currency === 'USD' ? 'an amount' : `an amount in ${currency}`
  return refuseField(path, `Please enter ${kind} such as ${example(currency)}.`)
}
