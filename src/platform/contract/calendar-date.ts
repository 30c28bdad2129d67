/** yyyy-MM-dd in the local time zone: the viewer's in the browser, the server's on the server. */
export function dayHere(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** For calls that do not give their viewer's date. */
export const dayInUtc = (): string => dateAtMs(Date.now())

export const monthHere = (now = new Date()): string => dayHere(now).slice(0, 7)

export const dayMs = 86_400_000

/** yyyy-MM-dd. Calendar dates are computed in UTC, so that no clock change shifts them. */
export const dateAtMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => dateAtMs(Date.parse(date) + days * dayMs)

/** Whole days from one date to another, negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The first and the last day of the month of a yyyy-MM or a yyyy-MM-dd. */
export function spanOfMonth(month: string): { from: string; to: string } {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0))
  return { from: `${month.slice(0, 7)}-01`, to: dateAtMs(last.getTime()) }
}

export const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export const yearOf = (date: string): number => Number(date.slice(0, 4))
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10))
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(midnight(date)).getUTCDay()
