import { dayHere } from '#platform/contract/calendar-date.ts'
import { daysToGo, formatDate } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

/** The local day of an instant. */
export const dayOf = (instant: string): string => dayHere(new Date(instant))

export function dayLabel(day: string, today = dayHere()): string {
  const ago = -daysToGo(day, today)
  if (ago === 0) return t('Today')
  return ago === 1 ? t('Yesterday') : formatDate(day)
}
