import { plannedMoments } from '#contract/day-moments.ts'
import type { PublishedDay } from '#contract/day-records.ts'
import { calendarFile, escaped, stamp } from '#contract/ics.ts'

type DayItems = { day: PublishedDay; items: PublishedDay['items']; couple?: string }

/** Items of days as a calendar file, with their moments in UTC. */
export const icsOf = (days: readonly DayItems[], now: number): string =>
  calendarFile(
    'Run sheet',
    days.flatMap((one) => eventsOf(one, now)),
  )

function eventsOf({ day, items, couple }: DayItems, now: number): string[] {
  const { date, timeZone } = day
  return items.flatMap((item) => {
    if (date === null) return []
    const { id, title, place, details } = item
    const { begins, ends } = plannedMoments(date, timeZone, item)
    return [
      'BEGIN:VEVENT',
      `UID:day-${day.id}-item-${id}@larkspur`,
      `SEQUENCE:${day.version}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(begins)}`,
      `DTEND:${stamp(ends)}`,
      `SUMMARY:${escaped(couple ? `${title} (${couple})` : title)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
      'END:VEVENT',
    ]
  })
}
