import { addDays } from '#platform/contract/calendar-date.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'

/** One person of one wedding, and the moment of the oldest news that waits for a letter. */
export type Waiting = { rhythm: Rhythm; zone: string; weddingDate: string | null; oldest: Date | null }

/** Mail goes out from this hour on, and until the other. */
const [morning, evening] = ['08:00', '21:00']
const weekDays = 7

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone })
  } catch {
    format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' })
  }
  formats.set(zone, format)
  return format
}

/** Date and time in a time zone, such as '2026-06-20' and '08:00'. */
export function localTime(at: Date, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = formatFor(zone).format(at).split(' ')
  return { date, time }
}

/** 0 for Monday. */
const dayOfWeek = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
const mondayOf = (date: string) => addDays(date, -dayOfWeek(date))

/** In the week before the wedding and on its day, nobody waits for a daily or weekly mail. */
const isWeddingWeek = (date: string, weddingDate: string | null) =>
  weddingDate !== null && date >= addDays(weddingDate, -weekDays) && date <= weddingDate

const isByDay = (time: string) => time >= morning && time < evening

/** Whether mail about a day may go out now: by day, and also at night on that day and the one before. */
export function isHourFor(day: string | null, now: Date, zone: string): boolean {
  const { date, time } = localTime(now, zone)
  return isByDay(time) || (day !== null && date >= addDays(day, -1))
}

const quarterMs = 15 * 60_000

/** The moment itself by day, and at night the next morning in the time zone. */
export function nextByDay(now: Date, zone: string): Date {
  let at = now
  // Zones differ from each other by quarters of an hour.
  while (!isByDay(localTime(at, zone).time)) at = new Date((Math.floor(at.getTime() / quarterMs) + 1) * quarterMs)
  return at
}

/** The Monday of the week whose letter goes out now: on that day, or up to two days later if it was missed. */
export function weekDue(
  { rhythm, zone, weekToldOn }: { rhythm: Rhythm; zone: string; weekToldOn: string | null },
  now: Date,
): string | undefined {
  const { date, time } = localTime(now, zone)
  const monday = mondayOf(date)
  return rhythm === 'weekly' && isByDay(time) && dayOfWeek(date) <= 2 && weekToldOn !== monday ? monday : undefined
}

const minuteMs = 60_000

/** Whether the person's news goes out now, as one letter. News of the future are from before the clock was set back. */
export function isDue({ rhythm, zone, weddingDate, oldest }: Waiting, now: Date, collectedMs: number): boolean {
  if (!oldest) return false
  const waitedMs = now.getTime() - oldest.getTime()
  const isOfFuture = waitedMs < -minuteMs
  if (waitedMs < collectedMs && !isOfFuture) return false
  const { date, time } = localTime(now, zone)
  if (!isByDay(time)) return false
  if (isOfFuture || (rhythm !== 'daily' && rhythm !== 'weekly')) return true
  if (isWeddingWeek(date, weddingDate)) return true
  const since = localTime(oldest, zone)
  const last = rhythm === 'daily' ? date : mondayOf(date)
  return since.date < last || (since.date === last && since.time < morning)
}
