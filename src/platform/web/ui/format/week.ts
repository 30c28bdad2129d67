import * as week from '#platform/contract/locale/week.ts'
import { dateWords } from '#platform/contract/locale/words.ts'
import { localeHere } from '#platform/web/locale/here.ts'

export const startOfWeek = (date: string): string => week.startOfWeek(date, localeHere().region.weekStart)
/** How many days of its week are before a date. */
export const daysIntoWeek = (date: string): number => week.daysIntoWeek(date, localeHere().region.weekStart)

/** 'Sunday' to 'Saturday', in the order of the viewer's week. */
export function weekdaysInOrder(): string[] {
  const { language, region } = localeHere()
  return week.weekInOrder(region.weekStart).map((day) => dateWords(language).weekdays[day] ?? '')
}
