/** English names as constants: the first use of Intl costs 20 ms of a page's load, and of the server's start. */
export const months = 'January February March April May June July August September October November December'.split(' ')

/** 'yyyy-MM-dd' as 'November 21, 2026', and what is no date as it is. It is a calendar date, independent of time zones. */
export function formatDate(date: string): string {
  const day = date.slice(0, 10)
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return date
  return `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${Number(day.slice(0, 4))}`
}
