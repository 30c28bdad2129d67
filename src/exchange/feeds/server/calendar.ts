import { minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import { calendarFile, escaped, stampOf } from '#platform/contract/ics.ts'
import { momentOf, wallClock } from '#platform/contract/zoned-time.ts'
import type { DueTask, FeedEntry } from '#exchange/feeds/server/queries.ts'
import { timeZoneComponent } from '#platform/server/foundation/time-zones.ts'

type Feed = { studio: string; timeZone: string; couple: string | null }

const digits = (date: string) => date.replaceAll('-', '')

/** Years for which time zones are known well enough; other times are written without one. */
const isOrdinary = (year: number) => year >= 1900 && year < 2200

/** The years that each time zone is used in. */
type Zones = Map<string, Set<number>>

/** Ends by what they are computed from; most calendars are read again and again. */
const ends = new Map<string, { date: string; time: string }>()
const mostEnds = 20_000

/** What the clocks show at the end. Readers disagree on what a duration means when the clocks change meanwhile. */
function endOf(date: string, time: string, minutes: number, zone: string): { date: string; time: string } {
  const key = `${date} ${time} ${minutes} ${zone}`
  const known = ends.get(key)
  if (known) return known
  const end = wallClock(momentOf(date, minutesOf(time) ?? 0, zone) + minutes * 60_000, zone)
  const made = { date: end.date, time: timeOf(end.minutes) }
  if (ends.size >= mostEnds) ends.clear()
  ends.set(key, made)
  return made
}

function timesOf({ date, time, minutes, timeZone }: FeedEntry, { timeZone: ofStudio }: Feed, zones: Zones): string[] {
  if (time === null) return [`DTSTART;VALUE=DATE:${digits(date)}`]
  const year = Number(date.slice(0, 4))
  const zone = timeZone ?? ofStudio
  const isKnown = zone !== 'UTC' && isOrdinary(year)
  const end = minutes === null || !isOrdinary(year) ? undefined : endOf(date, time, minutes, isKnown ? zone : 'UTC')
  const written = (name: string, at: { date: string; time: string }) => {
    const local = `${digits(at.date)}T${at.time.replace(':', '')}00`
    if (!isKnown) return `${name}:${local}${zone === 'UTC' ? 'Z' : ''}`
    const years = zones.get(zone) ?? new Set()
    zones.set(zone, years.add(Number(at.date.slice(0, 4))))
    return `${name};TZID=${zone}:${local}`
  }
  return [written('DTSTART', { date, time }), ...(end ? [written('DTEND', end)] : [])]
}

function eventOf(entry: FeedEntry, feed: Feed, host: string, zones: Zones): string[] {
  const { source, sourceId, sequence, title, details, place, couple, isCancelled } = entry
  const changed = stampOf(entry.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${source}-${sourceId}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...timesOf(entry, feed, zones),
    `SUMMARY:${escaped(feed.couple === null && couple !== null ? `${title} (${couple})` : title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** A due task takes no time of its day. */
const deadlineOf = ({ id, title, details, couple, date, createdAt }: DueTask, host: string): string[] => [
  'BEGIN:VEVENT',
  `UID:task-${id}@${host}`,
  `DTSTAMP:${stampOf(createdAt)}`,
  `DTSTART;VALUE=DATE:${digits(date)}`,
  `SUMMARY:${escaped(couple === null ? `Due: ${title}` : `Due: ${title} (${couple})`)}`,
  ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
  'TRANSP:TRANSPARENT',
  'STATUS:CONFIRMED',
  'END:VEVENT',
]

/**
 * The calendar as RFC 5545 has it. An event that moved from one wedding to another has an entry of each, of which the
 * later one counts.
 */
export function calendarOf(feed: Feed, entries: readonly FeedEntry[], due: readonly DueTask[], host: string): string {
  const last = new Map(entries.map((entry) => [`${entry.source}-${entry.sourceId}`, entry]))
  const zones: Zones = new Map()
  const events = [...last.values()].flatMap((entry) => eventOf(entry, feed, host, zones))
  const deadlines = due.flatMap((task) => deadlineOf(task, host))
  const name = escaped(feed.couple ?? feed.studio)
  const head = [
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]
  const components = [...zones].flatMap(([zone, years]) => timeZoneComponent(zone, years))
  return calendarFile('Calendar', [...head, ...components, ...events, ...deadlines])
}
