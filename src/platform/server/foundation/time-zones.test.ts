import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { momentOf, shownAt, wallClock } from '#platform/contract/zoned-time.ts'
import { timeZoneComponent } from '#platform/server/foundation/time-zones.ts'

const zones = [
  'Europe/Rome',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Tokyo',
]
const years = [2026, 2027, 2030]

/** Dates of a year, so close that each clock change is between two of them. */
const datesOf = (year: number) =>
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10))

/** If a time comes twice, ical.js takes the second, and Larkspur the first, as RFC 5545 says. */
const comesTwice = (moment: number, zone: string) =>
  [30, 60].some((minutes) => shownAt(moment, zone) === shownAt(moment + minutes * 60_000, zone))

describe.each(zones)('the rules of %s', (zone) => {
  const component = new ICAL.Component(ICAL.parse(timeZoneComponent(zone, new Set(years)).join('\r\n')))
  const timezone = new ICAL.Timezone(component)

  it('give each hour of the years the same moment as the clocks do', () => {
    for (const date of years.flatMap(datesOf))
      for (const hour of [0, 1, 3, 4, 12, 23]) {
        const moment = momentOf(date, hour * 60 + 30, zone)
        const isLeftOut = wallClock(moment, zone).minutes !== hour * 60 + 30
        if (isLeftOut || comesTwice(moment, zone)) continue
        const local = ICAL.Time.fromDateTimeString(`${date}T${String(hour).padStart(2, '0')}:30:00`)
        local.zone = timezone
        expect(local.toUnixTime() * 1000, `${date} ${hour}:30`).toBe(moment)
      }
  })

  it('name an offset for each time that the clocks change', () => {
    const parts = component.getAllSubcomponents().map((part) => String(part.getFirstPropertyValue('tzoffsetto')))
    const isFixed = ['Asia/Kolkata', 'Asia/Tokyo'].includes(zone)
    expect(new Set(parts).size).toBe(isFixed ? 1 : 2)
    // A beginning for each run of years, and two changes a year where the rules did not end.
    if (isFixed) expect(parts).toHaveLength(2)
    else expect(parts.length).toBeGreaterThan(4)
  })
})
