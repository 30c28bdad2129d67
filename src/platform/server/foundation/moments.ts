import { daysBetween } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { translator } from '#platform/server/foundation/translator.ts'

/** 'tomorrow, March 14, 2027', or 'on March 14, 2027' for other days. */
export function onDay(day: string, today: string, locale: Locale): string {
  const t = translator(locale.language)
  const date = formatDate(day, locale)
  switch (daysBetween(today, day)) {
    case -1:
      return t('yesterday, {date}', { date })
    case 0:
      return t('today, {date}', { date })
    case 1:
      return t('tomorrow, {date}', { date })
    default:
      return t('on {date}', { date })
  }
}
