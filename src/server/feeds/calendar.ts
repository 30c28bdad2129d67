import { calendarFile, escaped, stamp } from '#contract/ics.ts'
import type { FeedEntry } from '#server/feeds/queries.ts'
import { timeZoneComponent } from '#server/feeds/time-zones.ts'

type Feed = { studio: string; timeZone: string; couple: string | null }

const digits = (date: string) => date.replaceAll('-', '')

/** Years for which time zones are known well enough; other times are written without one. */
const isOrdinary = (year: number) => year >= 1900 && year < 2200

/** The years that each time zone is used in. */
type Zones = Map<string, Set<number>>

function startOf({ date, time, timeZone }: FeedEntry, { timeZone: ofStudio }: Feed, zones: Zones): string {
  if (time === null) return `DTSTART;VALUE=DATE:${digits(date)}`
  const local = `${digits(date)}T${time.replace(':', '')}00`
  const zone = timeZone ?? ofStudio
  const year = Number(date.slice(0, 4))
  if (zone === 'UTC') return `DTSTART:${local}Z`
  if (!isOrdinary(year)) return `DTSTART:${local}`
  const years = zones.get(zone) ?? new Set()
  zones.set(zone, years.add(year))
  return `DTSTART;TZID=${zone}:${local}`
}

function eventOf(entry: FeedEntry, feed: Feed, host: string, zones: Zones): string[] {
  const { source, sourceId, sequence, title, details, place, time, minutes, couple, isCancelled } = entry
  const changed = stamp(Date.parse(entry.changedAt))
  return [
    'BEGIN:VEVENT',
    `UID:${source}-${sourceId}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    startOf(entry, feed, zones),
    ...(time !== null && minutes !== null ? [`DURATION:PT${minutes}M`] : []),
    `SUMMARY:${escaped(feed.couple === null ? `${title} (${couple})` : title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/**
 * The calendar as RFC 5545 has it. An event that moved from one wedding to another has an entry of each, of which the
 * later one counts.
 */
export function calendarOf(feed: Feed, entries: readonly FeedEntry[], host: string): string {
  const last = new Map(entries.map((entry) => [`${entry.source}-${entry.sourceId}`, entry]))
  const zones: Zones = new Map()
  const events = [...last.values()].flatMap((entry) => eventOf(entry, feed, host, zones))
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
  return calendarFile('Calendar', [...head, ...components, ...events])
}
