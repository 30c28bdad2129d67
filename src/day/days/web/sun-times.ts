import { getTimes } from 'suncalc'
import { momentOf, wallClock } from '#platform/contract/zoned-time.ts'

type Place = { date: string | null; timeZone: string; latitude: number | null; longitude: number | null }

export type SunTime = { name: 'Dawn' | 'Sunrise' | 'Golden hour' | 'Sunset'; minutes: number }

const day = 24 * 60
const noon = day / 2

/** The times of the sun at the day's place, in minutes of the day. Near the poles some may be missing. */
export function sunTimes({ date, timeZone, latitude, longitude }: Place): SunTime[] {
  if (date === null || latitude === null || longitude === null) return []
  const times = getTimes(new Date(momentOf(date, noon, timeZone)), latitude, longitude)
  const named = [
    ['Dawn', times.dawn],
    ['Sunrise', times.sunrise],
    ['Golden hour', times.goldenHour],
    ['Sunset', times.sunset],
  ] as const
  return named.flatMap(([name, moment]) => {
    if (!moment) return []
    const clock = wallClock(moment.getTime(), timeZone)
    // In summer near the poles the sun sets after midnight.
    const minutes = clock.minutes + (clock.date > date ? day : 0)
    return clock.date < date ? [] : [{ name, minutes }]
  })
}
