import { minorOf } from '#platform/contract/locale/money.ts'
import { readAmount } from '#platform/contract/locale/read-amount.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'

/** The decimal text of a typed amount; undefined where it is none, or could be two. */
export const amountTyped = (typed: string, currency: string): string | undefined =>
  readAmount(typed, currency, localeHere().region)

/** The minor units of a typed amount. */
export function minorTyped(typed: string, currency: string): number | undefined {
  const amount = amountTyped(typed, currency)
  return amount === undefined ? undefined : minorOf(amount, currency)
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
