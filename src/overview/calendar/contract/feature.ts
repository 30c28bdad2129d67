import { readRange, calendarViews, viewShown } from '#overview/calendar/contract/calendar-views.ts'
import * as calendar from '#overview/calendar/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask, type PageParams, planner } from '#platform/contract/page.ts'
import * as clients from '#weddings/clients/contract/calls.ts'

const shownFirst = ({ view, phone }: PageParams) => readRange(viewShown(view, Boolean(phone)), dayHere())

export default {
  pages: [
    planner('/calendar', {
      title: 'Calendar',
      screen: 'overview/calendar/web/CalendarPage',
      opensOffline: true,
      reads: [clients.list, ask(calendar.read, shownFirst)],
    }),
    planner('/calendar/year', {
      title: 'Year',
      screen: 'overview/calendar/web/YearPage',
      opensOffline: true,
      reads: [clients.list],
    }),
  ],
  offline: { ofStudio: calendarViews.map((view) => ask(calendar.read, () => readRange(view, dayHere()))) },
} satisfies Feature
