import { dateAtMs, dayMs } from '#platform/contract/calendar-date.ts'
import { dateOf, readDate as readTypedDate } from '#platform/contract/locale/read-date.ts'
import { readTime } from '#platform/contract/locale/read-time.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** Whether '3/4/2027' is in March or April. */
export type DateOrder = 'month' | 'day'

const numeric = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/
const timeAtEnd =
  /[T\s,]+(?:at )?(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?\s?(?:[ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?|\d{1,2}\s?[ap]\.?m\.?)$/i

/** Date and time of one cell. */
export function splitMoment(cell: string): { day: string; clock: string } {
  const [whole, clock = ''] = timeAtEnd.exec(cell) ?? []
  return { day: (whole ? cell.slice(0, -whole.length) : cell).trim(), clock }
}

/** In a country where dates begin with the year, lists with other dates come from elsewhere. */
export const usualOrder = (): DateOrder => (localeHere().region.dateOrder === 'day' ? 'day' : 'month')

/** The order that the numbers of some dates show; undefined if all of them could be either. */
export function orderIn(cells: readonly string[]): DateOrder | undefined {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = numeric.exec(splitMoment(cell).day) ?? []
    return first ? [[Number(first), Number(second)] as const] : []
  })
  if (pairs.some(([first]) => first > 12)) return 'day'
  return pairs.length === 0 || pairs.some(([, second]) => second > 12) ? 'month' : undefined
}

/** The serial numbers of the days from 1982 to 2119 in a spreadsheet. */
const serials = { first: 30_000, last: 80_000, epoch: 25_569 }

/** yyyy-MM-dd; undefined if it is no date. */
export function readDate(cell: string, order: DateOrder, today: string): string | undefined {
  const { day } = splitMoment(cell)
  const serial = /^\d{5}(\.\d+)?$/.test(day) ? Math.floor(Number(day)) : 0
  if (serial >= serials.first && serial <= serials.last) return dateAtMs((serial - serials.epoch) * dayMs)
  const [, first, second, year = ''] = numeric.exec(day) ?? []
  if (first) {
    const [month, of] = order === 'day' ? [second, first] : [first, second]
    return dateOf(Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(of))
  }
  // Without a year it could be any.
  return /\d{4}|’\d{2}|'\d{2}|\d\.\s?\d{1,2}\.\s?\d{2}$/.test(day)
    ? readTypedDate(day.replaceAll(/['’](\d{2})$/g, '20$1'), today, order)
    : undefined
}

/** HH:mm on whatever clock it was written; undefined if it is no time of a day. */
export const readClock = (cell: string): string | undefined =>
  readTime(cell.trim().replace(/(?<=\d)(?:Z|[+-]\d{2}:?\d{2})$/i, ''))

/** '90', '90 min', '1h 30m', '1.5 hours' and '1:30' as minutes; undefined if it is no duration. */
export function readMinutes(cell: string): string | undefined {
  const text = cell.trim().toLowerCase()
  const [, clockHours = '', clockMinutes = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? []
  const [found, hours = '', minutes = ''] =
    /^(?:(\d+(?:\.\d+)?)\s?h(?:ours?|rs?)?)?\s?(?:(\d+)\s?(?:m(?:in(?:ute)?s?)?)?)?$/.exec(text) ?? []
  const length = clockHours ? Number(clockHours) * 60 + Number(clockMinutes) : Number(hours) * 60 + Number(minutes)
  return (clockHours || found) && length > 0 ? String(Math.round(length)) : undefined
}

const between = /\s*(?:&|\+|\band\b|\bund\b|\bet\b|\by\b|\/)\s*/i

/** 'Smith, Anna' is Anna Smith. */
const inOrder = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1').trim()

/** With `isCouple`, 'Anna Smith, Ben Jones' are two; otherwise that would be a last name and a first. */
const split = (names: string, isCouple: boolean): string[] => {
  const parts = names.split(/\s*,\s*/)
  return isCouple && parts.length === 2 && parts.every((part) => part.includes(' ')) ? parts : names.split(between)
}

/** 'Anna & Ben', 'Anna Smith and Ben Jones', 'Smith, Anna', 'Anna & Ben’s Wedding' as the names of the partners. */
export function readNames(cell: string, isCouple = false): [one: string, two: string] {
  const names = cell.replace(/(?:['’]s?)?\s+(?:wedding|project)\b.*$/i, '').trim()
  const [one = '', ...others] = split(names, isCouple).filter(Boolean)
  return [inOrder(one), inOrder(others.join(' & '))]
}
