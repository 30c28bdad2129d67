import { dayOfMonth, monthAndDay, shortDay, weekday, weekdayOf } from '#web/ui/format/dates.ts'

/** Calendar days are yyyy-MM-dd. Arithmetic is done in UTC, so that clock changes and time zones do not shift a day. */
const dayLength = 24 * 60 * 60 * 1000

const at = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10)

export const isDate = (text: string | null): text is string =>
  text !== null && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && dateAt(at(text)) === text

export const addDays = (date: string, days: number): string => dateAt(at(date) + days * dayLength)

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = Date.UTC(year, month - 1 + months, 1)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateAt(first + (Math.min(day, last) - 1) * dayLength)
}

export const startOfWeek = (date: string): string => addDays(date, -weekdayOf(date))
export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`
export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** Every day of a range, both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let time = at(from); time <= at(to); time += dayLength) days.push(dateAt(time))
  return days
}

const isSameYear = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4)

/** 'Nov 15 – 21, 2026', with month and year repeated where they differ. */
export function rangeLabel(from: string, to: string): string {
  const until = `${isSameMonth(from, to) ? dayOfMonth(to) : shortDay(to)}, ${to.slice(0, 4)}`
  return `${shortDay(from)}${isSameYear(from, to) ? '' : `, ${from.slice(0, 4)}`} – ${until}`
}
/** 'Saturday, November 21' */
export const weekdayAndDate = (date: string): string => `${weekday(date)}, ${monthAndDay(date)}`
