import { daysBetween } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

const near: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

/** 'tomorrow, March 14, 2027', or 'on March 14, 2027' for other days. */
export function onDay(day: string, today: string, locale: Locale): string {
  const name = near[daysBetween(today, day)]
  return name ? `${name}, ${formatDate(day, locale)}` : `on ${formatDate(day, locale)}`
}
