/** English names as constants: the first use of Intl costs 20 ms of a page's load, and of the server's start. */
export const months = 'January February March April May June July August September October November December'.split(' ')

export const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export const yearOf = (date: string): number => Number(date.slice(0, 4))
export const monthOf = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? ''
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10))

/** 'November 21' */
export const monthAndDay = (date: string): string => `${monthOf(date)} ${dayOfMonth(date)}`

/** 'yyyy-MM-dd' as 'November 21, 2026', and what is no date as it is. It is a calendar date, independent of time zones. */
export function formatDate(date: string): string {
  if (Number.isNaN(midnight(date.slice(0, 10)))) return date
  return `${monthAndDay(date)}, ${yearOf(date)}`
}
