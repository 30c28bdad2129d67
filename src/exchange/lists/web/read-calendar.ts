import { momentHere24 } from '#exchange/lists/web/moment-here.ts'
import type { Table } from '#exchange/lists/web/table.ts'

const header = ['Title', 'Date', 'Time', 'Minutes', 'Description', 'Location']

/** The properties of an entry by their names. */
type Entry = Map<string, string>

const unescaped = (text: string) =>
  text.replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()

/** Date and time as written where the entry takes place; a time in UTC as it is here. */
function whenOf(entry: Entry, name: string): { date: string; time: string } | undefined {
  const value = entry.get(name) ?? ''
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z)?)?$/.exec(value) ?? []
  if (!year) return undefined
  if (utc) return momentHere24(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
  return { date: `${year}-${month}-${day}`, time: hour ? `${hour}:${minute}` : '' }
}

function minutesOf(entry: Entry, start: { date: string; time: string }): string {
  if (!start.time) return ''
  const [, days, hours, minutes] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(entry.get('DURATION') ?? '') ?? []
  const lasting = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  const end = whenOf(entry, 'DTEND')
  const passed = end
    ? (Date.parse(`${end.date}T${end.time || '00:00'}Z`) - Date.parse(`${start.date}T${start.time}Z`)) / 60_000
    : 0
  const length = lasting || passed
  return length > 0 ? String(length) : ''
}

/** The entries of a calendar file (RFC 5545), as a table. Of one that repeats, the first. */
export function readCalendar(text: string): Table {
  const rows: string[][] = [header]
  let entry: Entry | undefined
  let [repeated, cancelled] = [0, 0]
  // Entries contain alarms, with properties of their own.
  let depth = 0
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?:(.*)$/.exec(line) ?? []
    const property = name.toUpperCase()
    if (property === 'BEGIN' && entry) depth += 1
    else if (property === 'BEGIN' && value.toUpperCase() === 'VEVENT') entry = new Map()
    else if (property === 'END' && depth > 0) depth -= 1
    else if (property === 'END' && entry) {
      const start = whenOf(entry, 'DTSTART')
      const said = (one: string) => unescaped(entry?.get(one) ?? '')
      if (said('STATUS').toUpperCase() === 'CANCELLED') cancelled += 1
      // A single entry of a series that was moved.
      else if (start && !entry.has('RECURRENCE-ID')) {
        if (entry.has('RRULE')) repeated += 1
        const minutes = minutesOf(entry, start)
        rows.push([said('SUMMARY'), start.date, start.time, minutes, said('DESCRIPTION'), said('LOCATION')])
      }
      entry = undefined
    } else if (depth === 0) entry?.set(property, value)
  }
  const notes = [
    repeated > 0 && 'Only the first of repeating events is added.',
    cancelled > 0 && 'Canceled events are left out.',
  ].filter(Boolean)
  return { rows, ...(notes.length > 0 && { note: notes.join(' ') }) }
}
