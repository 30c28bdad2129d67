import { plannedMoments } from '#day/days/contract/day-moments.ts'
import type { PublishedDay } from '#day/days/contract/day-records.ts'
import { calendarFile, escaped, stamp } from '#platform/contract/ics.ts'

type DayItems = { day: PublishedDay; items: PublishedDay['items']; couple?: string | undefined }

/** Items of days as a calendar file, with their moments in UTC. The host keeps the ids of installations apart. */
export const icsOf = (days: readonly DayItems[], now: number, host = location.host): string =>
  calendarFile(
    'Run sheet',
    days.flatMap((one) => eventsOf(one, now, host)),
  )

function eventsOf({ day, items, couple }: DayItems, now: number, host: string): string[] {
  const { date, timeZone } = day
  return items.flatMap((item) => {
    if (date === null) return []
    const { id, title, place, details } = item
    const where = [place, day.place].filter(Boolean).join(', ')
    const { begins, ends } = plannedMoments(date, timeZone, item)
    return [
      'BEGIN:VEVENT',
      `UID:day-${day.id}-item-${id}@${host}`,
      `SEQUENCE:${day.version}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(begins)}`,
      `DTEND:${stamp(ends)}`,
      `SUMMARY:${escaped(couple ? `${title} (${couple})` : title)}`,
      ...(where ? [`LOCATION:${escaped(where)}`] : []),
      ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
      'END:VEVENT',
    ]
  })
}
