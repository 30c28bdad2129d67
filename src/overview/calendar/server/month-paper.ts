import { addDays } from '#platform/contract/calendar-date.ts'
import { monthOf, yearOf } from '#platform/contract/formatted-date.ts'
import { clockTime } from '#day/days/contract/day-time.ts'
import { calendarRange } from '#overview/calendar/contract/calendar-views.ts'

export const monthTemplate = 'overview/calendar/server/month.typ'

/** What is entered on a day: weddings come first, then events, then tasks. */
export type MonthEntry = { date: string; time: string | null; text: string; kind: 'wedding' | 'event' | 'task' }

const order: MonthEntry['kind'][] = ['wedding', 'event', 'task']

/** What `month.typ` shows: whole weeks from Sunday. */
export function monthPaper(month: string, entries: readonly MonthEntry[], couple?: string) {
  const first = `${month}-01`
  const { from, to } = calendarRange('month', first)
  const byDate = Map.groupBy(entries, ({ date }) => date)
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ofDay = (byDate.get(day) ?? []).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    days.push({
      number: String(Number(day.slice(8))),
      isInMonth: day.startsWith(month),
      entries: ofDay.map(({ time, text, kind }) => ({ text: time ? `${clockTime(time)} ${text}` : text, kind })),
    })
  }
  const title = [`${monthOf(first)} ${yearOf(first)}`, couple].filter(Boolean).join(', ')
  return { title, days }
}
