import { agendaDays, type CalendarView } from '#overview/calendar/contract/calendar-views.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { addMonths } from '#platform/contract/offset.ts'
import { daysOfRange, isSameMonth, startOfMonth } from '#overview/calendar/web/days.ts'
import { shownRange } from '#overview/calendar/web/shown-range.ts'
import { monthAndYear, rangeLabel } from '#platform/web/ui/format/dates.ts'
import { startOfWeek } from '#platform/web/ui/format/week.ts'

export function weeksOf(view: CalendarView, date: string): string[][] {
  const { from, to } = shownRange(view, date)
  const days = daysOfRange(from, to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The selected day after moving one period: today if it is in there, else its first day. */
export function stepped(view: CalendarView, date: string, by: 1 | -1, today: string): string {
  if (view === 'agenda') return addDays(date, by * agendaDays)
  const first = view === 'month' ? addMonths(startOfMonth(date), by) : addDays(startOfWeek(date), by * 7)
  const holdsToday = view === 'month' ? isSameMonth(first, today) : first === startOfWeek(today)
  return holdsToday ? today : first
}

export function labelOf(view: CalendarView, date: string): string {
  const { from, to } = shownRange(view, date)
  return view === 'month' ? monthAndYear(date) : rangeLabel(from, to)
}
