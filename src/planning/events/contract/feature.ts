import * as clients from '#weddings/clients/contract/calls.ts'
import { calendarRange, calendarViews } from '#planning/events/contract/calendar-views.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as events from '#planning/events/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask, planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/calendar', {
      title: 'Calendar',
      screen: 'planning/events/web/calendar/CalendarPage',
      opensOffline: true,
      reads: [clients.list, ask(events.calendar, () => calendarRange('month', dayHere()))],
    }),
    planner('/events/{id}', {
      title: 'Event',
      screen: 'planning/events/web/event/EventPage',
      opensOffline: true,
      reads: [events.read],
    }),
    planner('/new-event', {
      title: 'New Event',
      screen: 'planning/events/web/event/NewEventPage',
      reads: [clients.list],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=events': [events.listOfClient],
    '/client-portal/{id}': [events.listOfClient],
  },
  offline: {
    ofStudio: calendarViews.map((view) => ask(events.calendar, () => calendarRange(view, dayHere()))),
    ofWedding: [events.listOfClient],
  },
} satisfies Feature
