import { dayHere } from '#contract/day.ts'
import { daysToGo, formatDate } from '#web/ui/format/dates.ts'

/** The day on which something was written, where the planner sits. */
export const dayOf = (instant: string): string => dayHere(new Date(instant))

export function dayLabel(day: string, today = dayHere()): string {
  const ago = -daysToGo(day, today)
  if (ago === 0) return 'Today'
  return ago === 1 ? 'Yesterday' : formatDate(day)
}
