import type { Locale } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'

/** Times of a day's items are minutes after its midnight; those after the next midnight still belong to the day. */
export const mostStart = 36 * 60 - 1
export const mostLength = 24 * 60

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** 870 as '14:30', and 1530, half past one in the night after, as '25:30'. */
export const timeOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** '14:30' as 870; undefined for anything else. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d\d):([0-5]\d)$/.exec(time)
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : undefined
  return minutes !== undefined && minutes <= mostStart ? minutes : undefined
}

const nextDay = 24 * 60

export const isAfterMidnight = (start: string): boolean => (minutesOf(start) ?? 0) >= nextDay

/** The start of an item: '2:30 PM', and '1:30 AM +1' in the night after. */
export const startInWords = (start: string, locale: Locale): string =>
  `${formatTime(start, locale)}${isAfterMidnight(start) ? ' +1' : ''}`

/** 75 as '1 h 15 min'. */
export function lengthInWords(minutes: number): string {
  if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} days`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
