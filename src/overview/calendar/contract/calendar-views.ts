import { addDays } from '#platform/contract/calendar-date.ts'

export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The view that the address names, or the usual one of the screen. */
export const viewShown = (named: unknown, onPhone: boolean): CalendarView =>
  calendarViews.find((view) => view === named) ?? (onPhone ? 'agenda' : 'month')

/** The length of the agenda in days. */
export const agendaDays = 28

const weekdayOf = (day: string) => new Date(day).getUTCDay()
const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** The days that a view shows around a date: whole weeks from Sunday, or in the agenda the days from that date on. */
export function calendarRange(view: CalendarView, date: string): { from: string; to: string } {
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays - 1) }
  const isMonth = view === 'month'
  const first = isMonth ? startOfMonth(date) : date
  const last = isMonth ? addDays(startOfMonth(addDays(first, 31)), -1) : first
  return { from: addDays(first, -weekdayOf(first)), to: addDays(last, 6 - weekdayOf(last)) }
}
