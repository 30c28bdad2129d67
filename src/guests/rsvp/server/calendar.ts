import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { namesOf } from '#guests/rsvp/server/answer-words.ts'
import { calendarFile, escaped, stampOf } from '#platform/contract/ics.ts'
import { timeZoneComponent } from '#platform/server/foundation/time-zones.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type Part = Rsvp['parts'][number]

const digits = (date: string) => date.replaceAll('-', '')

function startOf({ date, time }: { date: string; time: string | null }, zone: string): string {
  if (time === null) return `DTSTART;VALUE=DATE:${digits(date)}`
  const local = `${digits(date)}T${time.replace(':', '')}00`
  return zone === 'UTC' ? `DTSTART:${local}Z` : `DTSTART;TZID=${zone}:${local}`
}

/** The parts of the wedding to which somebody of the envelope comes, for the calendar of a guest. */
export function calendarOf(rsvp: Rsvp, zone: string, host: string): string {
  const { parts, guests, answeredAt } = rsvp
  const attended = new Set(
    guests.flatMap(({ answers }) => answers.filter(({ attending }) => attending).map(({ partId }) => partId)),
  )
  const dated = parts.filter((part): part is Part & { date: string } => part.date !== null && attended.has(part.id))
  if (dated.length === 0 || !answeredAt) return refuse('not-found')
  const changed = stampOf(new Date(answeredAt).toISOString())
  const years = new Set(dated.filter(({ time }) => time !== null).map(({ date }) => Number(date.slice(0, 4))))
  const events = dated.flatMap((part) => [
    'BEGIN:VEVENT',
    `UID:rsvp-part-${part.id}@${host}`,
    `DTSTAMP:${changed}`,
    startOf(part, zone),
    `SUMMARY:${escaped(`${part.name}: ${namesOf(rsvp)}`)}`,
    ...(part.place ? [`LOCATION:${escaped(part.place)}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ])
  const zones = zone === 'UTC' || years.size === 0 ? [] : timeZoneComponent(zone, years)
  return calendarFile('Answer', ['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', ...zones, ...events])
}
