import { addDays } from '#platform/contract/calendar-date.ts'
import { monthAndYear } from '#platform/contract/locale/dates.ts'
import { inEnglish, type Region } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import { weekInOrder } from '#platform/contract/locale/week.ts'
import { dateWords } from '#platform/contract/locale/words.ts'
import { calendarRange } from '#overview/calendar/contract/calendar-views.ts'

export const monthTemplate = 'overview/calendar/server/month.typ'

/** What is entered on a day: weddings come first, then events, then tasks. */
export type MonthEntry = { date: string; time: string | null; text: string; kind: 'wedding' | 'event' | 'task' }

const order: MonthEntry['kind'][] = ['wedding', 'event', 'task']

/** What `month.typ` shows: whole weeks. */
export function monthPaper(region: Region, month: string, entries: readonly MonthEntry[], couple?: string) {
  const first = `${month}-01`
  const locale = inEnglish(region)
  const { from, to } = calendarRange('month', first, region.weekStart)
  const byDate = Map.groupBy(entries, ({ date }) => date)
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ofDay = (byDate.get(day) ?? []).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    days.push({
      number: String(Number(day.slice(8))),
      isInMonth: day.startsWith(month),
      entries: ofDay.map(({ time, text, kind }) => ({
        text: time ? `${formatTime(time, locale)} ${text}` : text,
        kind,
      })),
    })
  }
  const title = [monthAndYear(first, locale), couple].filter(Boolean).join(', ')
  const { weekdays } = dateWords(locale.language)
  return { title, weekdays: weekInOrder(region.weekStart).map((day) => weekdays[day]), days }
}
