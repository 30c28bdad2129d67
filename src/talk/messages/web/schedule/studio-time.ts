import { formatTime } from '#platform/web/ui/format/dates.ts'
import { addDays, dayMs, weekdayOf } from '#platform/contract/calendar-date.ts'

/** A date and a time of day in the studio's time zone. */
type WallTime = { date: string; time: string }

// oxlint-disable no-restricted-globals -- loaded after the first paint, and zones need it
function formatFor(zone: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' })
  }
}

export function wallTime(at: Date, zone: string): WallTime {
  const [date = '', time = ''] = formatFor(zone).format(at).split(' ')
  return { date, time }
}

const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}:00Z`)

/** The instant of a time in a zone; of a time that a clock change skips, as much later. Undefined if it is no time. */
export function instantOf(wanted: WallTime, zone: string): Date | undefined {
  const target = asUtc(wanted)
  if (Number.isNaN(target)) return undefined
  const offsetAt = (instant: number) => asUtc(wallTime(new Date(instant), zone)) - instant
  // The offsets before and after a clock change are a day apart at most.
  const before = target - offsetAt(target - dayMs)
  const after = target - offsetAt(target + dayMs)
  const fitting = [before, after].find((instant) => instant + offsetAt(instant) === target)
  return new Date(fitting ?? before)
}

/** Tomorrow at nine, and Monday at nine unless that is tomorrow. */
export function quickTimes(now: Date, zone: string): (WallTime & { label: string })[] {
  const { date } = wallTime(now, zone)
  const untilMonday = (8 - weekdayOf(date)) % 7 || 7
  const at = { time: '09:00' }
  return [
    { label: `Tomorrow ${formatTime(at.time)}`, date: addDays(date, 1), ...at },
    ...(untilMonday === 1 ? [] : [{ label: `Monday ${formatTime(at.time)}`, date: addDays(date, untilMonday), ...at }]),
  ]
}
