import { addDays, weekdayOf } from '#platform/contract/calendar-date.ts'
import { addMonths } from '#platform/contract/offset.ts'
import { dateTyped } from '#platform/web/ui/controls/typed-date.ts'
import { dateWords } from '#platform/contract/locale/words.ts'

/** The weekday that begins with at least three letters, 0 for Sunday; -1 for other words. */
const weekdayNamed = (word: string) =>
  word.length < 3 ? -1 : dateWords('en').weekdays.findIndex((name) => name.toLowerCase().startsWith(word))

/** "fri" is the next Friday after today, "next fri" the one of the next week, which begins on Monday. */
function dateOfWeekday(words: string, today: string): string | undefined {
  const [, which, name = ''] = /^(?:(next|this) )?([a-z]+)$/.exec(words) ?? []
  const wanted = weekdayNamed(name)
  if (wanted < 0) return undefined
  if (which !== 'next') return addDays(today, (wanted - weekdayOf(today) + 7) % 7 || 7)
  const sinceMonday = (weekdayOf(today) + 6) % 7
  return addDays(today, 7 - sinceMonday + ((wanted + 6) % 7))
}

/** Parses what a date field accepts, and further "fri", "next fri", "next week" and "in 3 weeks", to yyyy-MM-dd. */
export function dateInLine(text: string, today: string): string | undefined {
  const words = text.toLowerCase().trim()
  if (words === 'next week') return addDays(today, 7)
  const [, count, unit] = /^in (an?|\d{1,3}) (day|week|month)s?$/.exec(words) ?? []
  if (count === undefined) return dateOfWeekday(words, today) ?? dateTyped(words, today)
  const many = count.startsWith('a') ? 1 : Number(count)
  return unit === 'month' ? addMonths(today, many) : addDays(today, unit === 'week' ? many * 7 : many)
}
