import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { numbersOf } from '#platform/contract/locale/numbers-of.ts'

type Place = { country: string }
type Signs = { group: string; decimal: string; groupsByTwo: boolean }

const american: Signs = { group: ',', decimal: '.', groupsByTwo: false }
const signsIn = ({ country }: Place): Signs => (country === 'US' ? american : numbersOf(country))

/** Spaces, apostrophes, digits and signs of any width as one of each. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B\u200E\u200F\u061C]/g, '')
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s/g, ' ')
    .trim()
    // '1'200.-'
    .replace(/(?<=\d)[.,] ?-+$/, '')

/** What currencies are called besides what Intl calls them. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = { JPY: ['円'], CNY: ['元'], CHF: ['FR.', 'SFR.'] }

function isSignOf(sign: string, currency: string, { country }: Place): boolean {
  const given = sign.toUpperCase()
  if (given === '' || given === currency || (currency === 'USD' && (given === '$' || given === 'US$'))) return true
  const known = [
    ...(alsoWritten[currency] ?? []),
    ...numbersOf(country).signsOf(currency),
    ...numbersOf('US').signsOf(currency),
  ]
  return known.some((one) => plain(one).toUpperCase() === given)
}

/**
 * A typed amount as decimal text: '1.234,56', "1'234.56", '¥120,000', '12,50'. The separators say themselves what they are,
 * and where they cannot, as in '1.200', the country does. Undefined for what is no amount of this currency, or could be two.
 */
export function readAmount(typed: string, currency: string, place: Place): string | undefined {
  const match = /^(-?)([^\d-]*)(-?)(\d(?:[\d.,' ]*\d)?)(\D*)$/.exec(plain(typed))
  if (!match) return undefined
  const [, minus, before = '', other, number = '', after = ''] = match
  const [first, last] = [before.trim(), after.trim()]
  if ((minus && other) || (first && last)) return undefined
  if (!isSignOf(first || last, currency, place)) return undefined
  const minor = readNumber(number, digitsOf(currency), signsIn(place))
  if (minor === undefined) return undefined
  return decimalOf(minus || other ? 0 - minor : minor, currency)
}

function readNumber(number: string, digits: number, signs: Signs): number | undefined {
  const at = decimalAt(number, digits, signs)
  const whole = at === undefined ? number : number.slice(0, at)
  const part = at === undefined ? '' : number.slice(at + 1)
  if (!isWhole(whole, signs) || !/^\d*$/.test(part)) return undefined
  if (part.length > Math.max(digits, 2) || /[1-9]/.test(part.slice(digits))) return undefined
  const read = whole.replaceAll(/\D/g, '') + part.slice(0, digits).padEnd(digits, '0')
  return read.length > 13 + digits ? undefined : Number(read) || 0
}

/** Where the decimal sign is; undefined if there is none. */
function decimalAt(number: string, digits: number, { group, decimal }: Signs): number | undefined {
  const found = [...number.matchAll(/[.,]/g)].map(({ 0: sign, index }) => ({ sign, index }))
  const last = found.at(-1)
  if (!last) return undefined
  if (/[' ]/.test(number) || found.some(({ sign }) => sign !== last.sign)) {
    return found.filter(({ sign }) => sign === last.sign).length === 1 ? last.index : undefined
  }
  if (found.length > 1) return undefined
  // One sign alone with three digits behind it is what the country takes it for, and elsewhere what can be an amount.
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)
  if (!couldGroup || last.sign === decimal) return last.index
  // The API's own text, which forms begin with, has a point.
  if (digits === 3 && last.sign === '.') return last.index
  if (last.sign === plain(group)) return undefined
  return digits < 3 ? undefined : last.index
}

/** Digits, with none or one kind of separator between groups. */
function isWhole(whole: string, { groupsByTwo }: Signs): boolean {
  if (/^\d+$/.test(whole)) return true
  if (groupsByTwo && /^\d{1,2}(,\d{2})*,\d{3}$/.test(whole)) return true
  return /^\d{1,3}([.,' ])\d{3}(?:\1\d{3})*$/.test(whole)
}
