import { minutesOf } from '#day/days/contract/day-time.ts'
import { momentOf } from '#platform/contract/zoned-time.ts'

/** When an item is planned to begin and to end; it takes as long as planned over a clock change, too. */
export function plannedMoments(date: string, timeZone: string, { start, minutes }: { start: string; minutes: number }) {
  const begins = momentOf(date, minutesOf(start) ?? 0, timeZone)
  return { begins, ends: begins + minutes * 60_000 }
}
