import type { ItemState } from '#contract/day-audiences.ts'
import { plannedMoments } from '#contract/day-moments.ts'

type Planned = { start: string; minutes: number; state: ItemState; startedAt: string | null; endedAt: string | null }

const minute = 60_000

/**
 * By how many minutes the day is behind its plan, negative if it is ahead: by the last item that began or ended, and by
 * a running one that should have ended by now.
 */
export function lateBy(items: readonly Planned[], date: string, timeZone: string, now: number): number {
  const last = items.findLast(({ startedAt, endedAt }) => startedAt !== null || endedAt !== null)
  if (!last) return 0
  const { begins, ends } = plannedMoments(date, timeZone, last)
  const behind =
    last.endedAt === null
      ? Math.max(Date.parse(last.startedAt ?? '') - begins, now - ends)
      : Date.parse(last.endedAt) - ends
  return Math.round(behind / minute)
}

type Dated = { date: string | null; timeZone: string; items: readonly Planned[] }

/** 0 for a day without a date. */
export const lateNow = ({ date, timeZone, items }: Dated, now = Date.now()): number =>
  date === null ? 0 : lateBy(items, date, timeZone, now)
