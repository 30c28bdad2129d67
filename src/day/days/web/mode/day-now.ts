import { startInWords } from '#day/days/web/public/start-in-words.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import { daysBetween, yearOf } from '#platform/contract/calendar-date.ts'
import { plannedMoments } from '#day/days/contract/day-moments.ts'
import { lengthInWords, timeOf } from '#day/days/contract/day-time.ts'
import { wallClock } from '#platform/contract/zoned-time.ts'
import { formatTime, weekdayAndDate, weekdayAndWholeDate } from '#platform/web/ui/format/dates.ts'

type Dated = { date: string | null; timeZone: string }

const minute = 60_000

/** When an item is planned to begin, and to end; undefined while the day has no date. */
export const plannedTimes = ({ date, timeZone }: Dated, item: Pick<Item, 'start' | 'minutes'>) =>
  date === null ? undefined : plannedMoments(date, timeZone, item)

/**
 * What is running, and what has yet to begin, in the order of the plan. An item that nobody has begun is over if its
 * planned end has passed and no item before it is the last one that anybody has pressed.
 */
export function nowAndNext(day: Dated, items: readonly Item[], now: number): { running: Item[]; upcoming: Item[] } {
  const lastPressed = items.findLastIndex(({ state }) => state !== 'open')
  const isAhead = (item: Item, index: number) => {
    const times = plannedTimes(day, item)
    return (lastPressed >= 0 && index > lastPressed) || times === undefined || times.ends > now
  }
  return {
    running: items.filter(({ state }) => state === 'running'),
    upcoming: items.filter((item, index) => item.state === 'open' && isAhead(item, index)),
  }
}

/** What the clocks of the day's place show at a moment: '2:30 PM'. */
export const timeThere = (moment: number | string, timeZone: string): string =>
  formatTime(timeOf(wallClock(new Date(moment).getTime(), timeZone).minutes))

/** 'In 45 min'; from the next day on, days are counted as on a calendar. */
export function untilInWords(begins: number, now: number, timeZone: string): string {
  const minutes = minutesBetween(now, begins)
  const days = daysBetween(wallClock(now, timeZone).date, wallClock(begins, timeZone).date)
  if (minutes < 24 * 60) return `In ${lengthInWords(minutes)}`
  return days === 1 ? 'Tomorrow' : `In ${days} days`
}

const longBefore = 12 * 60

/** When an item is planned, in words, if that is still long ahead or not known; else undefined. */
export function earlyInWords(day: Dated & { name: string }, item: Item, now: number): string | undefined {
  const times = plannedTimes(day, item)
  if (times === undefined || day.date === null) return `“${day.name}” has no date yet.`
  if (minutesBetween(now, times.begins) <= longBefore) return undefined
  const isThisYear = yearOf(day.date) === yearOf(wallClock(now, day.timeZone).date)
  const date = isThisYear ? weekdayAndDate(day.date) : weekdayAndWholeDate(day.date)
  return `“${day.name}” is on ${date}; “${item.title}” begins at ${startInWords(item.start)}.`
}

/** Rounded from milliseconds. */
export const minutesBetween = (from: number, to: number): number => Math.round((to - from) / minute)
