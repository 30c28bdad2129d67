export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The length of the agenda in days. */
export const agendaDays = 28

const dayLength = 24 * 60 * 60 * 1000
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekdayAt = (time: number) => new Date(time).getUTCDay()

/** The days that a view shows around a date: whole weeks from Sunday, or in the agenda the days from that date on. */
export function calendarRange(view: CalendarView, date: string): { from: string; to: string } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const isMonth = view === 'month'
  const first = Date.UTC(year, month - 1, isMonth ? 1 : day)
  if (view === 'agenda') return { from: dateAt(first), to: dateAt(first + (agendaDays - 1) * dayLength) }
  const last = isMonth ? Date.UTC(year, month, 0) : first
  return {
    from: dateAt(first - weekdayAt(first) * dayLength),
    to: dateAt(last + (6 - weekdayAt(last)) * dayLength),
  }
}
