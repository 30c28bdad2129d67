import { addDays, dateAtMs, daysBetween } from '#platform/contract/calendar-date.ts'

export function isDate(text: string | null): text is string {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(text!) : NaN
  return !Number.isNaN(time) && dateAtMs(time) === text
}

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`
export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** Every day of a range, both ends included. */
export const daysOfRange = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days))
