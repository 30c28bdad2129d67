import type { PublishedDay } from '#contract/day-records.ts'
import { minutesOf } from '#contract/day-time.ts'
import { momentOf } from '#contract/zoned-time.ts'

const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** Lines are folded before the 75th byte; a character of several bytes stays whole. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, length] = ['', 0]
  for (const sign of line) {
    const bytes = encoder.encode(sign).length
    if (length + bytes > 74) [out, length] = [`${out}\r\n `, 1]
    out += sign
    length += bytes
  }
  return out
}

/** The items of a day as a calendar file, with their moments in UTC. */
export function icsOf(day: PublishedDay, items: PublishedDay['items'], now: number): string {
  const { date, timeZone } = day
  const events = items.flatMap(({ id, title, start, minutes, place, details }) => {
    if (date === null) return []
    const begin = minutesOf(start) ?? 0
    return [
      'BEGIN:VEVENT',
      `UID:day-${day.id}-item-${id}@larkspur`,
      `SEQUENCE:${day.version}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(momentOf(date, begin, timeZone))}`,
      `DTEND:${stamp(momentOf(date, begin + minutes, timeZone))}`,
      `SUMMARY:${escaped(title)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Larkspur//Run sheet//EN', ...events, 'END:VCALENDAR', '']
  return lines.map(folded).join('\r\n')
}
