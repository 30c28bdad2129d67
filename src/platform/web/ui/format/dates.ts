import { dayHere, daysBetween } from '#platform/contract/calendar-date.ts'
import { dayOfMonth, midnight, monthAndDay, monthOf, yearOf } from '#platform/contract/formatted-date.ts'

export { dayOfMonth, formatDate, monthAndDay } from '#platform/contract/formatted-date.ts'

export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const short = (name: string) => name.slice(0, 3)

/** 'Nov 21' */
export const shortDay = (date: string): string => `${shortMonth(date)} ${dayOfMonth(date)}`
/** 'Nov' */
export const shortMonth = (date: string): string => short(monthOf(date))
/** 'November 2026', for a yyyy-MM-dd or a yyyy-MM. */
export const monthAndYear = (date: string): string => `${monthOf(date)} ${yearOf(date)}`
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(midnight(date)).getUTCDay()
/** 'Saturday' */
export const weekday = (date: string): string => weekdays[weekdayOf(date)] ?? ''
/** 'Sat' */
export const shortWeekday = (date: string): string => short(weekday(date))

/** 'HH:mm' as '4:05 PM'. */
export function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  if (Number.isNaN(Date.parse(`1970-01-01T${time}:00Z`))) return time
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Whole days until a date; negative once it has passed, and 0 if it is not a date. */
export function daysToGo(date: string, today = dayHere()): number {
  return daysBetween(today, date) || 0
}

/** 'Saturday, November 21' */
export const weekdayAndDate = (date: string): string => `${weekday(date)}, ${monthAndDay(date)}`
