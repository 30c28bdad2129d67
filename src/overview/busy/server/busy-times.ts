import ICAL from 'ical.js'
import { addDays } from '#platform/contract/calendar-date.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import { isTimeZone } from '#platform/contract/fields.ts'
import { momentOf, wallClock } from '#platform/contract/zoned-time.ts'

/** A time on one day; the whole day without a time. */
export type BusyTime = { date: string; time: string | null; minutes: number | null }
export type BusyDays = { timeZone: string; from: string; to: string }
export type ReadCalendar = { name: string | null; times: BusyTime[] }

/** Thrown with words for the planner. */
export class NotACalendar extends Error {}

const most = 5000
const dayMinutes = 24 * 60

type Wall = { date: string; minutes: number }

/** The date and time that the clocks of the studio show. One without a known zone is taken as it stands. */
function wallOf(time: ICAL.Time, timeZone: string, zoneName: string | undefined): Wall {
  const wall = { date: time.toString().slice(0, 10), minutes: time.hour * 60 + time.minute }
  if (time.isDate) return { ...wall, minutes: 0 }
  if (time.zone !== ICAL.Timezone.localTimezone) return wallClock(time.toUnixTime() * 1000, timeZone)
  if (zoneName === undefined || !isTimeZone(zoneName)) return wall
  return wallClock(momentOf(wall.date, wall.minutes, zoneName), timeZone)
}

/** One for each day that it touches. */
function* eachDay(start: Wall, end: Wall, { from, to }: BusyDays): Generator<BusyTime> {
  for (let { date, minutes } = start; date <= end.date && date <= to; [date, minutes] = [addDays(date, 1), 0]) {
    const until = date === end.date ? end.minutes : dayMinutes
    if (until <= minutes || date < from) continue
    const isWhole = minutes === 0 && until === dayMinutes
    yield isWhole ? { date, time: null, minutes: null } : { date, time: timeOf(minutes), minutes: until - minutes }
  }
}

type Occurrence = { start: ICAL.Time; end: ICAL.Time; item: ICAL.Event }

/** Each occurrence until the last day, with those that were changed in place of the original ones. */
function* occurrencesOf(event: ICAL.Event, lastMoment: number): Generator<Occurrence> {
  if (!event.isRecurring()) return yield { start: event.startDate, end: event.endDate, item: event }
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (next.toUnixTime() * 1000 > lastMoment) return
    const { startDate: start, endDate: end, item } = event.getOccurrenceDetails(next)
    yield { start, end, item }
  }
}

const takesTime = ({ component }: ICAL.Event) =>
  component.getFirstPropertyValue('status') !== 'CANCELLED' &&
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT'

function zoneNameOf({ component }: ICAL.Event): string | undefined {
  const zone = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof zone === 'string' ? zone : undefined
}

/** The events of a calendar, each repeating one together with its changed occurrences. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'))
  const isChanged = (component: ICAL.Component) => component.hasProperty('recurrence-id')
  const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue('uid')
  const changed = Map.groupBy(components.filter(isChanged), uidOf)
  const originals = components.filter((component) => !isChanged(component))
  const known = new Set(originals.map(uidOf))
  const alone = components.filter((component) => isChanged(component) && !known.has(uidOf(component)))
  return [
    ...originals.map((component) => new ICAL.Event(component, { exceptions: changed.get(uidOf(component)) ?? [] })),
    ...alone.map((component) => new ICAL.Event(component)),
  ]
}

function parsed(text: string): ICAL.Component {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    if (calendar.name === 'vcalendar') return calendar
  } catch {
    // Told below.
  }
  throw new NotACalendar('There is no calendar at this address.')
}

/** The busy times of a calendar file within these days. A hostile file may take for ever: see calendar-thread.ts. */
export function busyTimesOf(text: string, days: BusyDays): ReadCalendar {
  const calendar = parsed(text)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const lastMoment = Date.parse(addDays(days.to, 2))
  const times = new Map<string, BusyTime>()
  for (const event of eventsOf(calendar)) {
    for (const { start, end, item } of occurrencesOf(event, lastMoment)) {
      if (!takesTime(item)) continue
      const [first, last] = [start, end].map((time) => wallOf(time, days.timeZone, zoneNameOf(item))) as [Wall, Wall]
      for (const time of eachDay(first, last, days)) times.set(`${time.date} ${time.time} ${time.minutes}`, time)
      if (times.size > most) throw new NotACalendar(`This calendar has more than ${most} busy times within a year.`)
    }
  }
  const name = calendar.getFirstPropertyValue('x-wr-calname') ?? calendar.getFirstPropertyValue('name')
  return { name: typeof name === 'string' ? name : null, times: [...times.values()] }
}
