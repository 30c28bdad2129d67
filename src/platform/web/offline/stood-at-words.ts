import { dayHere } from '#platform/contract/calendar-date.ts'
import { monthAndDay } from '#platform/web/ui/format/dates.ts'
import { timeHere } from '#platform/web/ui/format/instants.ts'
import { t } from '#platform/web/locale/t.ts'

/** Since when nothing new is known, with the day when that is not today. */
export function stoodAtWords(at: number, now = Date.now()): string {
  const day = dayHere(new Date(at))
  return day === dayHere(new Date(now))
    ? t('This is how things stood at {time}.', { time: timeHere(at) })
    : t('This is how things stood on {date} at {time}.', { date: monthAndDay(day), time: timeHere(at) })
}
