import * as clients from '#contract/calls/clients.ts'
import { calendarRange, calendarViews } from '#contract/calendar-views.ts'
import { dayHere } from '#contract/day.ts'
import * as events from '#contract/calls/events.ts'
import type { Feature } from '#contract/feature.ts'
import { ask, planner } from '#contract/page.ts'

export default {
  pages: [
    planner('/calendar', {
      title: 'Calendar',
      screen: 'events/calendar/CalendarPage',
      opensOffline: true,
      reads: [clients.list, ask(events.calendar, () => calendarRange('month', dayHere()))],
    }),
    planner('/events/{id}', {
      title: 'Event',
      screen: 'events/event/EventPage',
      opensOffline: true,
      reads: [events.read],
    }),
    planner('/new-event', { title: 'New Event', screen: 'events/event/NewEventPage', reads: [clients.list] }),
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
