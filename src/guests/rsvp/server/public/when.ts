import { weekdayAndWholeDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'

type When = { date: string | null; time: string | null; place?: string | null }

/** Without a break, so that a narrow phone does not part '3:00' and 'PM'. */
export const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

/** When and where a part takes place. */
export const placeAndTime = ({ date, time, place }: When, locale: Locale): string =>
  [date && weekdayAndWholeDate(date, locale), time && inOneLine(formatTime(time, locale)), place]
    .filter(Boolean)
    .join('\u00a0· ')
