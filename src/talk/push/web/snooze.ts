import { dayMs } from '#platform/contract/calendar-date.ts'

const key = 'push-offer-declined'
const quietDays = 90

/** Whether the offer was declined on this device in the last ninety days. */
export function isSnoozed(now = Date.now()): boolean {
  const declinedAt = Number(localStorage.getItem(key) ?? 0)
  return now - declinedAt < quietDays * dayMs
}

export const snooze = (now = Date.now()): void => localStorage.setItem(key, String(now))
