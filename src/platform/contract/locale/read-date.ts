import { addDays, dateAtMs, midnight } from '#platform/contract/calendar-date.ts'
import { monthNamed, isWeekday } from '#platform/contract/locale/read-words.ts'
import type { DateOrder } from '#platform/contract/locale/region.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** yyyy-MM-dd, if the date exists. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const time = midnight(date)
  return !Number.isNaN(time) && dateAtMs(time) === date ? date : undefined
}

/** Without a year, the next occurrence of the day. */
function inYear(month: number, day: number, year: string | undefined, today: string): string | undefined {
  if (year !== undefined) return dateOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  // February 29 may be up to eight years away.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const date = dateOf(thisYear + ahead, month, day)
    if (date !== undefined && date >= today) return date
  }
  return undefined
}

const relative = new Map(
  Object.entries({
    today: 0,
    hoy: 0,
    "aujourd'hui": 0,
    heute: 0,
    tomorrow: 1,
    manana: 1,
    demain: 1,
    morgen: 1,
    yesterday: -1,
    ayer: -1,
    hier: -1,
    gestern: -1,
  }),
)

/** Without accents, in small letters and ordinary digits. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('’', "'").toLowerCase().trim()

/** 2027-09-04, 2027/9/4, 2027. 9. 4. and 2027年9月4日: what begins with four digits is a year, wherever that is written. */
const fromYear = /^(\d{4})(?:([-/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?|年\s?(\d{1,2})月\s?(\d{1,2})日)$/
const dotted = /^(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2})|\.?)$/
const numbers = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/

/**
 * Of two numbers that could both be the month, the order of the country says which one it is. Where dates begin with the
 * year, nothing says so of one that ends with it.
 */
function monthAndDayOf(first: number, second: number, hasYear: boolean, order: DateOrder) {
  if (first > 12 && second <= 12) return { month: second, day: first }
  if (second > 12) return { month: first, day: second }
  if (first === second || order === 'month' || (order === 'year' && !hasYear)) return { month: first, day: second }
  return order === 'day' ? { month: second, day: first } : undefined
}

function dateInNumbers(text: string, today: string, order: DateOrder): string | undefined {
  const iso = fromYear.exec(text)
  if (iso) return dateOf(Number(iso[1]), Number(iso[3] ?? iso[5]), Number(iso[4] ?? iso[6]))
  // Only where the day is first are dots used.
  const [, day, month, year] = dotted.exec(text) ?? []
  if (day) return inYear(Number(month), Number(day), year, today)
  const [, first, , second, ending] = numbers.exec(text) ?? []
  const read = monthAndDayOf(Number(first), Number(second), ending !== undefined, order)
  return first && read ? inYear(read.month, read.day, ending, today) : undefined
}

/** What may stand beside the parts of a date. */
const fillers = new Set('the of on am der den dem le du el del de a o st nd rd th er'.split(' '))

/** A day with a month that is named: '4 sept. 2027', 'June 12', 'am 4. September', 'sábado 4 de septiembre de 2027'. */
function dateInWords(text: string, today: string): string | undefined {
  const parts: string[] = text.match(/\d+|\p{L}+/gu) ?? []
  if (/[^\d\p{L}\s.,'º°-]/u.test(text)) return undefined
  const words = parts.filter((part) => !/\d/.test(part) && !fillers.has(part))
  const months = words.filter((word) => monthNamed(word) !== undefined)
  // 'mar.' is a month in English and a weekday in French and Spanish.
  const named = months.length > 1 ? months.filter((word) => !isWeekday(word)) : months
  const [name] = named
  const others = words.filter((word) => word !== name)
  if (name === undefined || named.length > 1 || words.length > 2 || !others.every(isWeekday)) return undefined
  const [one, other, ...more] = parts.filter((part) => /\d/.test(part))
  if (one === undefined || more.length > 0) return undefined
  const yearFirst = one.length === 4
  const [day, year] = yearFirst ? [other, one] : [one, other]
  if (day === undefined || day.length > 2 || (year !== undefined && !/^(\d{2}){1,2}$/.test(year))) return undefined
  // '12 27 june' says nothing.
  if (!yearFirst && year !== undefined && parts.lastIndexOf(year) < parts.indexOf(name)) return undefined
  return inYear(monthNamed(name) ?? 0, Number(day), year, today)
}

/**
 * A typed day as yyyy-MM-dd: '4.9.27', '2027-09-04', '04/09/2027' as the order of the country says, '4 sept. 2027', 'June
 * 12', 'tomorrow'; undefined for what is no date, or could be two.
 */
export function readDate(typed: string, today: string, order: DateOrder): string | undefined {
  const text = plain(typed)
  const away = relative.get(text)
  if (away !== undefined) return addDays(today, away)
  const [, before = ''] = /^((?:[^\d\s]+\s+)?[^\d\s]+[\s,]+)\d/.exec(text) ?? []
  const words = before.match(/\p{L}+/gu) ?? []
  const bare = words.every((word) => fillers.has(word) || isWeekday(word)) ? text.slice(before.length) : text
  return dateInNumbers(bare, today, order) ?? dateInWords(text, today)
}

/** The two days that a text may mean, where the order of the country does not say which. */
export function twoDatesOf(typed: string, today: string, order: DateOrder): [string, string] | undefined {
  if (readDate(typed, today, order) !== undefined) return undefined
  const [one, other] = [readDate(typed, today, 'month'), readDate(typed, today, 'day')]
  return one !== undefined && other !== undefined ? [one, other] : undefined
}
