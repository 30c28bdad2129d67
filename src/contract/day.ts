/** yyyy-MM-dd of this machine's own calendar: the viewer's in the browser, the server's in the server. */
export function dayHere(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** For a call that does not say which day its viewer has. */
export const dayInUtc = (): string => dateAt(Date.now())

const dayLength = 24 * 60 * 60 * 1000
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekdayAt = (time: number) => new Date(time).getUTCDay()

/** The whole weeks, from Sunday to Saturday, in which a calendar shows the month of a day. */
export function weeksOfMonth(date: string): { from: string; to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)]
  return {
    from: dateAt(first - weekdayAt(first) * dayLength),
    to: dateAt(last + (6 - weekdayAt(last)) * dayLength),
  }
}

export const monthHere = (now = new Date()): string => dayHere(now).slice(0, 7)
