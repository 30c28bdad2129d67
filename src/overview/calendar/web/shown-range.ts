import { calendarRange, type CalendarView } from '#overview/calendar/contract/calendar-views.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** The days that a view shows around a date. */
export const shownRange = (view: CalendarView, date: string) => calendarRange(view, date, localeHere().region.weekStart)
