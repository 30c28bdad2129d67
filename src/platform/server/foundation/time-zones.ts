import { dayMs } from '#platform/contract/calendar-date.ts'
import { stamp } from '#platform/contract/ics.ts'
import { shownAt } from '#platform/contract/zoned-time.ts'

const week = 7 * dayMs
const second = 1000

const offsetAt = (moment: number, zone: string) => shownAt(moment, zone) - moment

type Change = { at: number; from: number; to: number }

/** The clock changes between two moments. No zone changes its clocks twice within a week. */
function changesBetween(start: number, end: number, zone: string): Change[] {
  const changes: Change[] = []
  let from = offsetAt(start, zone)
  for (let last = start; last < end; last += week) {
    const to = offsetAt(last + week, zone)
    if (to === from) continue
    let [before, after] = [last, last + week]
    while (after - before > second) {
      const middle = before + Math.floor((after - before) / 2 / second) * second
      if (offsetAt(middle, zone) === from) before = middle
      else after = middle
    }
    changes.push({ at: after, from, to })
    from = to
  }
  return changes
}

/** Years that follow each other, with the first and the last of each run. */
function runsOf(years: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const year of years.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && year <= run[1] + 1) run[1] = year
    else runs.push([year, year])
  }
  return runs
}

function inHours(offset: number): string {
  const seconds = Math.abs(offset) / second
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${hours}${minutes}${rest === '00' ? '' : rest}`
}

function nameAt(moment: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** The rules of a zone for these years: each clock change by itself, and what holds at the beginning. */
function componentOf(zone: string, years: readonly number[]): string[] {
  const changes = runsOf(years).flatMap(([first, last]) => {
    const start = Date.UTC(first, 0, 1) - dayMs
    const offset = offsetAt(start, zone)
    return [{ at: start, from: offset, to: offset }, ...changesBetween(start, Date.UTC(last + 1, 0, 1) + dayMs, zone)]
  })
  const standard = Math.min(...changes.map(({ to }) => to))
  const observances = changes.flatMap(({ at, from, to }) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${stamp(at + from).slice(0, -1)}`,
      `TZOFFSETFROM:${inHours(from)}`,
      `TZOFFSETTO:${inHours(to)}`,
      `TZNAME:${nameAt(at, zone)}`,
      `END:${kind}`,
    ]
  })
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE']
}

const most = 500
const known = new Map<string, string[]>()

/** A VTIMEZONE that is right for times in these years. */
export function timeZoneComponent(zone: string, years: ReadonlySet<number>): string[] {
  const key = `${zone} ${[...years].toSorted((a, b) => a - b).join()}`
  const found = known.get(key)
  if (found) return found
  if (known.size >= most) known.clear()
  const made = componentOf(zone, [...years])
  known.set(key, made)
  return made
}
