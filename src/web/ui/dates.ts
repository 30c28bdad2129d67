import { dayHere } from '#contract/day.ts'

const locale = 'en-US'
const day = 24 * 60 * 60 * 1000

const longDate = { year: 'numeric', month: 'long', day: 'numeric' } as const
const calendarDate = new Intl.DateTimeFormat(locale, { ...longDate, timeZone: 'UTC' })
const localDate = new Intl.DateTimeFormat(locale, longDate)
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** 'yyyy-MM-dd' as 'November 21, 2026'. It is a day in the calendar, so no time zone may move it. */
export function formatDate(date: string): string {
  const time = midnight(date)
  return Number.isNaN(time) ? date : calendarDate.format(time)
}

/** 'HH:mm' as '4:05 PM'. */
export function formatTime(time: string): string {
  const instant = Date.parse(`1970-01-01T${time}:00Z`)
  return Number.isNaN(instant) ? time : clock.format(instant)
}

/** Whole days until a date; negative once it has passed. */
export function daysToGo(date: string, today = dayHere()): number {
  return Math.round((midnight(date) - midnight(today)) / day)
}

/** How long ago an instant was. A clock that runs ahead gives 'Just now'; seven days and more give the date. */
export function relativeTime(instant: string, now: number = Date.now()): string {
  const passed = now - Date.parse(instant)
  if (passed < 60_000) return 'Just now'
  if (passed < 60 * 60_000) return `${Math.floor(passed / 60_000)}m ago`
  if (passed < day) return `${Math.floor(passed / (60 * 60_000))}h ago`
  if (passed < 7 * day) return `${Math.floor(passed / day)}d ago`
  return localDate.format(Date.parse(instant))
}
