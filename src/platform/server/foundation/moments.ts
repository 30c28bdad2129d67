import { daysBetween } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/contract/formatted-date.ts'

const near: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

/** 'tomorrow, March 14, 2027', or 'on March 14, 2027' for other days. */
export function onDay(day: string, today: string): string {
  const name = near[daysBetween(today, day)]
  return name ? `${name}, ${formatDate(day)}` : `on ${formatDate(day)}`
}

/** '14:30' as '2:30 PM'; anything else is returned unchanged. */
export function timeInWords(time: string): string {
  const match = /^(\d\d):(\d\d)/.exec(time)
  if (!match) return time
  const hour = Number(match[1])
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`
}
