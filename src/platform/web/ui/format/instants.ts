import { dayHere } from '#platform/contract/calendar-date.ts'
import { formatDate, formatTime, shortDate } from '#platform/web/ui/format/dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The local time of an instant: '4:05 PM'. */
export function timeHere(instant: string | number): string {
  const at = new Date(instant)
  return formatTime([at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':'))
}

/** The local date and time of an instant: 'Nov 21, 2026, 4:05 PM'. */
export function momentHere(instant: string): string {
  const date = dayHere(new Date(instant))
  return `${shortDate(date)}, ${timeHere(instant)}`
}

/** How long ago an instant was. A future instant gives 'Just now'; seven days and more give the date. */
export function relativeTime(instant: string, now: number = Date.now()): string {
  const passed = now - Date.parse(instant)
  if (passed < minute) return 'Just now'
  if (passed < hour) return `${Math.floor(passed / minute)}m ago`
  if (passed < day) return `${Math.floor(passed / hour)}h ago`
  if (passed < 7 * day) return `${Math.floor(passed / day)}d ago`
  return formatDate(dayHere(new Date(instant)))
}

/** How long ago an instant was, within a sentence. */
export const agoInSentence = (instant: string): string => relativeTime(instant).replace('Just', 'just')
