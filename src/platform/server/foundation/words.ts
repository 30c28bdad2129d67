const minus = '\u2212'

/** '-1234.5' as '−$1,234.50', formatted as text so that no cent is lost; anything else is returned unchanged. */
export function dollars(amount: string): string {
  const match = /^([-+]?)0*(\d+)(?:\.(\d*))?$/.exec(amount.trim())
  if (!match) return amount
  const [, sign, whole = '', part = ''] = match
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const isBelowZero = sign === '-' && /[1-9]/.test(whole + part)
  return `${isBelowZero ? minus : ''}$${grouped}.${part.replace(/0+$/, '').padEnd(2, '0')}`
}

/** An amount received, shown as a deduction. */
export const takenOff = (amount: string): string =>
  amount.startsWith('-') ? dollars(amount.slice(1)) : dollars(`-${amount}`)

/** 'tasks, events, and invoices' */
export const listed = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`

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
