import { minutesOf, mostLength, mostStart } from '#day/days/contract/day-time.ts'
import { readTime as readClock } from '#platform/contract/locale/read-time.ts'

const lateEvening = 18 * 60
const endOfNight = 5 * 60
const midday = 12 * 60
const midnight = 24 * 60

/** A range that would be longer than this is a mistake rather than one over midnight. */
const longestRange = 16 * 60

/**
 * A time in a line: '14:30', '2:30pm', '2 pm', '14.30', '14h30', 'noon'. Hours from 24 on, '+1' and 'next day' are after midnight. '1h30' is
 * a duration.
 */
export const timePattern = String.raw`(?:\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?|\d{2}h\d{2}|\d{1,2}\s?[ap]\.?m\.?|noon)(?:\s?\+1|\s?\(?next day\)?)?(?![\w:])`

/** What stands between the two times of a range. */
export const rangeSign = String.raw`(?:\s?[-–—]\s?|\s+(?:to|until|till)\s+)`

/** In minutes of the day; hours from 24 on, and '0930', are written in run sheets only. */
function timeShown(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.h]?([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? minutesOf(readClock(text) ?? '') : Number(hours) * 60 + Number(minutes)
}

/**
 * A typed time as minutes of the day; undefined if it is none. A time in the small hours that is typed after something in
 * the evening belongs to the night after; one like '1:30', unlike '01:30', is in the afternoon after something earlier.
 */
export function readTime(typed: string, after = 0): number | undefined {
  const [, text = '', nextDay] = /^(.*?)(?:\s?(\+1|\(?next day\)?))?$/.exec(typed.trim().toLowerCase()) ?? []
  const shown = timeShown(text)
  if (shown === undefined) return undefined
  const half = halfOf(text)
  const isNextDay = nextDay !== undefined || (shown < endOfNight && after >= lateEvening)
  const isAfternoon =
    !half && !nextDay && /^[1-9]\D/.test(text) && shown < endOfNight && after >= endOfNight && after < lateEvening
  const time = isNextDay ? shown + midnight : isAfternoon ? shown + midday : shown
  return time > mostStart ? undefined : time
}

const halfOf = (typed: string) => /([ap])\.?m/i.exec(typed)?.[1]

/**
 * Both times of a range in minutes of the day; without a first one it starts at `after`. If only one of them has am or pm,
 * the other is taken so that it fits. An end that is not after its start is on the next day.
 */
export function readRange(from: string, until: string, after: number): Record<'start' | 'end', number | undefined> {
  const [halfOfStart, halfOfEnd] = [halfOf(from), halfOf(until)]
  const plainEnd = readTime(until)
  const inSameHalf = halfOfEnd && !halfOfStart ? readTime(`${from}${halfOfEnd}m`, after) : undefined
  const fits = inSameHalf !== undefined && plainEnd !== undefined && inSameHalf % midnight < plainEnd
  const start = fits ? inSameHalf : from === '' ? after : readTime(from, after)
  if (start === undefined || plainEnd === undefined) return { start, end: plainEnd }
  const inEitherHalf = halfOfStart && !halfOfEnd ? [readTime(`${until}am`), readTime(`${until}pm`)] : []
  const end = inEitherHalf.find((time) => time !== undefined && time > start) ?? plainEnd
  if (end > start) return { start, end }
  // '10:30-1:15' ends in the afternoon, unlike '10:30-01:15', '10:30-0:15' and '10:30 am - 1:15 am'.
  const isAfternoon = !halfOfEnd && /^\s*[1-9](?!\d)/.test(until) && end + midday > start
  if (isAfternoon) return { start, end: end + midday }
  return { start, end: end + midnight - start <= longestRange ? end + midnight : end }
}

/** A duration in a line: '45m', '45 min', '1h', '1h30', '1.5h', '1,5h'. */
export const lengthPattern = String.raw`(?:\d+(?:[.,]\d+)?\s?h(?:ours?|rs?)?(?:\s?\d{1,2}\s?(?:m(?:in(?:ute)?s?)?)?)?|\d+\s?m(?:in(?:ute)?s?)?)(?!\w)`

/** A typed duration in minutes; undefined if it is none or longer than a day. A number alone counts minutes. */
export function readLength(typed: string): number | undefined {
  const text = typed.trim().toLowerCase().replace(',', '.')
  const hours = /^(\d+(?:\.\d+)?)\s?h(?:ours?|rs?)?(?:\s?(\d{1,2})\s?(?:m(?:in(?:ute)?s?)?)?)?$/.exec(text)
  const clock = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text)
  const minutes = /^(\d+)\s?(?:m(?:in(?:ute)?s?)?)?$/.exec(text)
  const length = hours
    ? Number(hours[1]) * 60 + Number(hours[2] ?? 0)
    : clock
      ? Number(clock[1]) * 60 + Number(clock[2])
      : Number(minutes?.[1])
  const whole = Math.round(length)
  return whole >= 1 && whole <= mostLength ? whole : undefined
}

type Planned = { start: string; minutes: number }

/** When an item ends, in minutes of the day. */
export const endOf = ({ start, minutes }: Planned): number => (minutesOf(start) ?? 0) + minutes

/** When the next item starts if no time is given: as on the server, when the last one ends. */
export const nextStart = (items: readonly Planned[]): number =>
  Math.min(items.length > 0 ? Math.max(...items.map(endOf)) : 9 * 60, mostStart)
