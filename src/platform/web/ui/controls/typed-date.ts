import { addDays, dateAtMs } from '#platform/contract/calendar-date.ts'
import { midnight, months } from '#platform/contract/formatted-date.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** yyyy-MM-dd, if the date exists. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const time = midnight(date)
  return !Number.isNaN(time) && dateAtMs(time) === date ? date : undefined
}

/** Without a year, the next occurrence of the day. */
function inYear(month: number, day: number, year: string | undefined, today: string): string | undefined {
  if (year !== undefined) return dateOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  // February 29 may be up to eight years away.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const date = dateOf(thisYear + ahead, month, day)
    if (date !== undefined && date >= today) return date
  }
  return undefined
}

/** A month by at least three letters of its name. */
const monthNamed = (word: string) =>
  word.length < 3 ? 0 : months.findIndex((name) => name.toLowerCase().startsWith(word)) + 1 || (word === 'sept' ? 9 : 0)

const relative = new Map([
  ['today', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
])

/**
 * Parses a typed day to yyyy-MM-dd: "12 jun 27", "June 12", "6/12/2027", "2027-06-12", "tomorrow"; undefined if it is
 * invalid. Of two numbers the first is the month, as in the United States, unless only the second can be; with dots, which
 * are not used there, it is the day: "4.9.2027" is September 4.
 */
export function dateTyped(text: string, today: string): string | undefined {
  const words = text.toLowerCase().trim()
  const away = relative.get(words)
  if (away !== undefined) return addDays(today, away)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const dotted = /^(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2})|\.?)$/.exec(words)
  if (dotted) return inYear(Number(dotted[2]), Number(dotted[1]), dotted[3], today)

  const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?$/.exec(words)
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    const [month, day] = first > 12 ? [second, first] : [first, second]
    return inYear(month, day, numbers[3], today)
  }

  const named = words.replace(/^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\b[\s,.]*/, '')
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s,.-]*(?:of )?([a-z]+)[\s,.'’-]*(\d{4}|\d{2})?$/.exec(named)
  if (dayFirst) return inYear(monthNamed(dayFirst[2]!), Number(dayFirst[1]), dayFirst[3], today)
  const monthFirst = /^([a-z]+)[\s,.-]*(\d{1,2})(?:st|nd|rd|th)?(?:[\s,.'’-]+(\d{4}|\d{2}))?$/.exec(named)
  if (monthFirst) return inYear(monthNamed(monthFirst[1]!), Number(monthFirst[2]), monthFirst[3], today)
  return undefined
}
