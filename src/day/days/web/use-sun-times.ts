import { useEffect, useState } from 'react'
import type { Day } from '#day/days/contract/day-records.ts'
import type { SunTime } from '#day/days/web/sun-times.ts'

const none: readonly SunTime[] = []

/** The times of the sun at the day's place, once their code has been loaded; none without coordinates or a date. */
export function useSunTimes({ date, timeZone, latitude, longitude }: Day): readonly SunTime[] {
  const [times, setTimes] = useState(none)
  useEffect(() => {
    let isCurrent = true
    setTimes(none)
    if (date === null || latitude === null || longitude === null) return undefined
    import('#day/days/web/sun-times.ts').then(
      ({ sunTimes }) => isCurrent && setTimes(sunTimes({ date, timeZone, latitude, longitude })),
      // The list does without them.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [date, timeZone, latitude, longitude])
  return times
}
