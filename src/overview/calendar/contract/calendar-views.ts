import { addDays, spanOfMonth } from '#platform/contract/calendar-date.ts'
import type { WeekStart } from '#platform/contract/locale/region.ts'
import { endOfWeek, startOfWeek } from '#platform/contract/locale/week.ts'

export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The view that the address names, or the usual one of the screen. */
export const viewShown = (named: unknown, onPhone: boolean): CalendarView =>
  calendarViews.find((view) => view === named) ?? (onPhone ? 'agenda' : 'month')

/** The length of the agenda in days. */
export const agendaDays = 28

type Range = { from: string; to: string }

const spanOf = (view: CalendarView, date: string): Range =>
  view === 'month' ? spanOfMonth(date) : { from: date, to: view === 'week' ? date : addDays(date, agendaDays - 1) }

/** The days that a view shows around a date: whole weeks, or in the agenda the days from that date on. */
export function calendarRange(view: CalendarView, date: string, weekStart: WeekStart): Range {
  const { from, to } = spanOf(view, date)
  return view === 'agenda' ? { from, to } : { from: startOfWeek(from, weekStart), to: endOfWeek(to, weekStart) }
}

/** The days that are read for a view, whichever day its weeks begin with: pages ask before they know that. */
export function readRange(view: CalendarView, date: string): Range {
  const { from, to } = spanOf(view, date)
  return view === 'agenda' ? { from, to } : { from: addDays(from, -6), to: addDays(to, 6) }
}
