import { addDays, weekdayOf } from '#platform/contract/calendar-date.ts'
import type { WeekStart } from '#platform/contract/locale/region.ts'

/** 0 is Sunday. */
export const firstWeekday = (weekStart: WeekStart): 0 | 1 | 6 =>
  weekStart === 'sunday' ? 0 : weekStart === 'monday' ? 1 : 6

/** How many days of its week are before a date. */
export const daysIntoWeek = (date: string, weekStart: WeekStart): number =>
  (weekdayOf(date) - firstWeekday(weekStart) + 7) % 7

export const startOfWeek = (date: string, weekStart: WeekStart): string => addDays(date, -daysIntoWeek(date, weekStart))
export const endOfWeek = (date: string, weekStart: WeekStart): string => addDays(startOfWeek(date, weekStart), 6)

/** The weekdays in their order, 0 for Sunday. */
export const weekInOrder = (weekStart: WeekStart): number[] =>
  Array.from({ length: 7 }, (_, at) => (firstWeekday(weekStart) + at) % 7)
