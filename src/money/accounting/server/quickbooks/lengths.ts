import { createHash } from 'node:crypto'
import { cut } from '#platform/server/foundation/words.ts'

/** The maximum lengths in QuickBooks, in UTF-16 units. */
export const longest = {
  displayName: 100,
  email: 100,
  phone: 30,
  documentNumber: 21,
  memo: 1000,
  lineDescription: 4000,
  note: 4000,
  paymentMethod: 31,
}

/** Truncates and appends a hash of the whole text, so that long texts with a common beginning stay distinct. */
function cutApart(text: string, length: number): string {
  if (text.length <= length) return text
  const hash = createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 8)
  return `${cut(text, length - hash.length - 1)}~${hash}`
}

export const documentNumber = (number: string) => cutApart(number, longest.documentNumber)
export const customerMemo = (memo: string) => cut(memo, longest.memo)
export const methodName = (method: string) => cutApart(method, longest.paymentMethod)

/** QuickBooks reserves the colon for subcustomers and requires unique one-line names: a duplicate gets a number. */
export function displayName(name: string, count = 1): string {
  const suffix = count === 1 ? '' : ` (${count})`
  return cut(name.replaceAll(/[:\s]+/g, ' ').trim(), longest.displayName - suffix.length) + suffix
}
