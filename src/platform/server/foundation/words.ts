import { formatDecimal, formatMinor } from '#platform/contract/locale/money.ts'
import type { Region } from '#platform/contract/locale/region.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'

const minus = '\u2212'

/** An amount in a mail, a document or a notification: '−$1,234.50'. */
export const money = (minor: number, currency: string, region: Region): string =>
  formatMinor(minor, currency, region).replace('-', minus)

/** Decimal text as an amount; anything else is returned unchanged. */
export const moneyOf = (amount: string, currency: string, region: Region): string =>
  formatDecimal(amount, currency, region).replace('-', minus)

/** An amount received, shown as a deduction. */
export const takenOff = (amount: string, currency: string, region: Region): string =>
  moneyOf(amount.startsWith('-') ? amount.slice(1) : `-${amount}`, currency, region)

/** 'tasks, events, and invoices' */
export function listed(words: readonly string[], t: Translate = translator('en')): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const before = words.slice(0, -1).join(', ')
  return words.length === 2
    ? t('{one} and {other}', { one: before, other: last })
    : t('{before}, and {last}', { before, last })
}

/** Truncates without splitting a surrogate pair. */
export const cut = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()

/** Truncated with an ellipsis if it is longer. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${cut(text, length - 1)}…` : text
