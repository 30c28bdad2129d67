/** yyyy-MM-dd in the local time zone: the viewer's in the browser, the server's on the server. */
export function dayHere(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** For calls that do not give their viewer's date. */
export const dayInUtc = (): string => dateAt(Date.now())

const dayLength = 24 * 60 * 60 * 1000
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekdayAt = (time: number) => new Date(time).getUTCDay()

/** The whole weeks, Sunday to Saturday, in which a calendar shows a month. */
export function weeksOfMonth(date: string): { from: string; to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)]
  return {
    from: dateAt(first - weekdayAt(first) * dayLength),
    to: dateAt(last + (6 - weekdayAt(last)) * dayLength),
  }
}

export const monthHere = (now = new Date()): string => dayHere(now).slice(0, 7)
