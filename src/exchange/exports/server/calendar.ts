import { addDays } from '#platform/contract/calendar-date.ts'

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n')

/** Lines longer than 75 bytes continue on the next one, after a space (RFC 5545). */
function folded(line: string): string {
  const lines = ['']
  let length = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (length + size > 75) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += sign
    length += size
  }
  return `${lines.join('\r\n')}\r\n`
}

const dayOf = (date: string) => date.replaceAll('-', '')

export const calendarHead = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Larkspur//Export//EN'].map(folded).join('')
export const calendarEnd = folded('END:VCALENDAR')

type CalendarEntry = {
  uid: string
  title: string
  /** yyyy-MM-dd, and HH:mm in the local time of the event, or none for the whole day. */
  date: string
  time?: string | null
  minutes?: number | null
  description?: string | null
  place?: string | null
}

/** One event; times are floating, as they are noted without a time zone. */
export function calendarEntry(entry: CalendarEntry, made: Date): string {
  const { date, time } = entry
  const when =
    time && /^\d{2}:\d{2}$/.test(time)
      ? [`DTSTART:${dayOf(date)}T${time.replace(':', '')}00`, `DURATION:PT${entry.minutes ?? 60}M`]
      : [`DTSTART;VALUE=DATE:${dayOf(date)}`, `DTEND;VALUE=DATE:${dayOf(addDays(date, 1))}`]
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}@larkspur`,
    `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...when,
    `SUMMARY:${escape(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escape(entry.place)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escape(entry.description)}`] : []),
    'END:VEVENT',
  ]
    .map(folded)
    .join('')
}
