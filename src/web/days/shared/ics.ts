import type { PublishedDay } from '#contract/day-records.ts'
import { minutesOf } from '#contract/day-time.ts'
import { calendarFile, escaped, stamp } from '#contract/ics.ts'
import { momentOf } from '#contract/zoned-time.ts'

type DayItems = { day: PublishedDay; items: PublishedDay['items']; couple?: string }

/** Items of days as a calendar file, with their moments in UTC. */
export const icsOf = (days: readonly DayItems[], now: number): string =>
  calendarFile(
    'Run sheet',
    days.flatMap((one) => eventsOf(one, now)),
  )

function eventsOf({ day, items, couple }: DayItems, now: number): string[] {
  const { date, timeZone } = day
  return items.flatMap(({ id, title, start, minutes, place, details }) => {
    if (date === null) return []
    const begin = minutesOf(start) ?? 0
    return [
      'BEGIN:VEVENT',
      `UID:day-${day.id}-item-${id}@larkspur`,
      `SEQUENCE:${day.version}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(momentOf(date, begin, timeZone))}`,
      `DTEND:${stamp(momentOf(date, begin + minutes, timeZone))}`,
      `SUMMARY:${escaped(couple ? `${title} (${couple})` : title)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
      'END:VEVENT',
    ]
  })
}
