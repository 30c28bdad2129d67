import type { Translate } from '#platform/contract/locale/translate.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  formats.set(timeZone, format)
  return format
}

/** What the clocks of a time zone show at a moment, as if it were UTC. */
export const shownAt = (moment: number, timeZone: string): number =>
  Date.parse(`${formatFor(timeZone).format(moment).replace(' ', 'T')}Z`)

const minute = 60_000

/**
 * The moment at which the clocks of a time zone have moved this many minutes past the midnight of a date. A time that a
 * clock change leaves out is an hour later, and of one that comes twice it is the first.
 */
export function momentOf(date: string, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  // The time zone is at most 14 hours from UTC, and its distance may change between the two guesses.
  const before = wanted - (shownAt(wanted - 24 * 60 * minute, timeZone) - (wanted - 24 * 60 * minute))
  const after = wanted - (shownAt(wanted + 24 * 60 * minute, timeZone) - (wanted + 24 * 60 * minute))
  const first = Math.min(before, after)
  return shownAt(first, timeZone) === wanted ? first : Math.max(before, after)
}

/** The date and the minutes since its midnight that clocks in a time zone show. */
export function wallClock(moment: number, timeZone: string): { date: string; minutes: number } {
  const shown = new Date(Math.floor(shownAt(moment, timeZone) / minute) * minute)
  return { date: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/** 'Times are in Los Angeles time', for whoever is elsewhere. */
export function timesOf(timeZone: string, t: Translate): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return /^(?:UTC|GMT)/.test(place)
    ? t('Times are in {zone}', { zone: place })
    : t('Times are in {place} time', { place })
}
