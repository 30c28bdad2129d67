import { dayHere, daysBetween } from '#platform/contract/calendar-date.ts'
import * as dates from '#platform/contract/locale/dates.ts'
import * as times from '#platform/contract/locale/times.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** 'November 21' */
export const monthAndDay = (date: string): string => dates.monthAndDay(date, localeHere())
/** 'yyyy-MM-dd' as 'November 21, 2026', and what is no date as it is. */
export const formatDate = (date: string): string => dates.formatDate(date, localeHere())
/** 'Nov 21' */
export const shortDay = (date: string): string => dates.shortDay(date, localeHere())
/** 'Nov 21, 2026' */
export const shortDate = (date: string): string => dates.shortDate(date, localeHere())
/** 'November', of a yyyy-MM-dd or a yyyy-MM. */
export const monthOf = (date: string): string => dates.monthOf(date, localeHere())
/** 'Nov' */
export const shortMonth = (date: string): string => dates.shortMonth(date, localeHere())
/** 'November 2026', for a yyyy-MM-dd or a yyyy-MM. */
export const monthAndYear = (date: string): string => dates.monthAndYear(date, localeHere())
/** 'Saturday' */
export const weekday = (date: string): string => dates.weekday(date, localeHere())
/** 'Sat' */
export const shortWeekday = (date: string): string => dates.shortWeekday(date, localeHere())
/** 'Saturday, November 21' */
export const weekdayAndDate = (date: string): string => dates.weekdayAndDate(date, localeHere())
/** 'Saturday, November 21, 2026' */
export const weekdayAndWholeDate = (date: string): string => dates.weekdayAndWholeDate(date, localeHere())
/** 'Sat, Nov 21' */
export const shortWeekdayAndDay = (date: string): string => dates.shortWeekdayAndDay(date, localeHere())
/** 'Nov 15 – 21, 2026' */
export const rangeLabel = (from: string, to: string): string => dates.rangeLabel(from, to, localeHere())

/** 'HH:mm' as '4:05 PM'; also after midnight, '25:30' as '1:30 AM'. */
export const formatTime = (time: string): string => times.formatTime(time, localeHere())
/** A full hour beside an axis: '4 PM'. */
export const formatHour = (time: string): string => times.formatHour(time, localeHere())

/** Whole days until a date; negative once it has passed, and 0 if it is not a date. */
export function daysToGo(date: string, today = dayHere()): number {
  return daysBetween(today, date) || 0
}
