import { dayHere } from '#platform/contract/calendar-date.ts'
import { monthAndDay } from '#platform/web/ui/format/dates.ts'
import { timeHere } from '#platform/web/ui/format/instants.ts'

/** 'at 3:05 PM', with the day when that is not today. */
export function stoodAtWords(at: number, now = Date.now()): string {
  const day = dayHere(new Date(at))
  return day === dayHere(new Date(now)) ? `at ${timeHere(at)}` : `on ${monthAndDay(day)} at ${timeHere(at)}`
}
