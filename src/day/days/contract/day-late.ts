import type { ItemState } from '#day/days/contract/day-audiences.ts'
import { plannedMoments } from '#day/days/contract/day-moments.ts'
import { minutesOf } from '#day/days/contract/day-time.ts'
import { momentOf } from '#platform/contract/zoned-time.ts'

type Planned = { start: string; minutes: number; state: ItemState; startedAt: string | null; endedAt: string | null }

const minute = 60_000

/**
 * By how many minutes the day is behind its plan, negative if it is ahead: by the last item that began or ended, and by
 * a running one that should have ended by now.
 */
function lateBy(items: readonly Planned[], date: string, timeZone: string, now: number): number {
  const last = items.findLast(({ startedAt, endedAt }) => startedAt !== null || endedAt !== null)
  if (!last) return 0
  const { begins, ends } = plannedMoments(date, timeZone, last)
  const behind =
    last.endedAt === null
      ? Math.max(Date.parse(last.startedAt ?? '') - begins, now - ends)
      : Date.parse(last.endedAt) - ends
  return Math.round(behind / minute)
}

/** A day is over six hours after the planned end of its last item, whatever is still open or running then. */
const afterLastEnd = 6 * 60 * minute

function isOver(items: readonly Planned[], date: string, timeZone: string, now: number): boolean {
  const lastEnd = Math.max(0, ...items.map(({ start, minutes }) => (minutesOf(start) ?? 0) + minutes))
  return now > momentOf(date, lastEnd, timeZone) + afterLastEnd
}

type Dated = { date: string | null; timeZone: string; items: readonly Planned[] }

/** 0 for a day that is over or without a date. */
export function lateNow({ date, timeZone, items }: Dated, now = Date.now()): number {
  const late = date === null ? 0 : lateBy(items, date, timeZone, now)
  return date === null || late === 0 || isOver(items, date, timeZone, now) ? 0 : late
}

/** How late a day is, or was at its end if it is over: an item that nobody has ended is not counted on. */
export const lateAtEnd = ({ date, timeZone, items }: Dated, now = Date.now()): number =>
  date === null ? 0 : lateBy(items, date, timeZone, isOver(items, date, timeZone, now) ? -Infinity : now)
