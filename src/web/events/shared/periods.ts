import { weeksOfMonth } from '#contract/day.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  isSameMonth,
  rangeLabel,
  startOfMonth,
  startOfWeek,
} from '#web/events/calendar/days.ts'
import { monthAndYear } from '#web/ui/format/dates.ts'

export const views = ['month', 'week', 'agenda'] as const
export type View = (typeof views)[number]

/** The length of the agenda in days. */
const agendaDays = 28

/** The days that a view shows around a date: whole weeks from Sunday, or in the agenda the days from that date on. */
export function rangeOf(view: View, date: string): { from: string; to: string } {
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays - 1) }
  if (view === 'week') return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) }
  return weeksOfMonth(date)
}

export function weeksOf(view: View, date: string): string[][] {
  const { from, to } = rangeOf(view, date)
  const days = daysBetween(from, to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The selected day after moving one period: today if it is in there, else its first day. */
export function stepped(view: View, date: string, by: 1 | -1, today: string): string {
  if (view === 'agenda') return addDays(date, by * agendaDays)
  const first = view === 'month' ? addMonths(startOfMonth(date), by) : addDays(startOfWeek(date), by * 7)
  const holdsToday = view === 'month' ? isSameMonth(first, today) : first === startOfWeek(today)
  return holdsToday ? today : first
}

export function labelOf(view: View, date: string): string {
  const { from, to } = rangeOf(view, date)
  return view === 'month' ? monthAndYear(date) : rangeLabel(from, to)
}
