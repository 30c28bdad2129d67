import * as clients from '#contract/clients.ts'
import { dayHere, weeksOfMonth } from '#contract/day.ts'
import * as events from '#contract/events.ts'
import type { Feature } from '#contract/feature.ts'
import { ask, planner } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    events: true
  }
}

export default {
  calls: events,
  restored: ['events'],
  pages: [
    planner('/calendar', {
      title: 'Calendar',
      screen: 'events/calendar/CalendarPage',
      reads: [clients.list, ask(events.calendar, () => weeksOfMonth(dayHere()))],
    }),
    planner('/events/{id}', { title: 'Event', screen: 'events/event/EventPage', reads: [events.read] }),
    planner('/new-event', {
      title: 'New Event',
      screen: 'events/event/NewEventPage',
      reads: [clients.list],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=events': [events.listOfClient],
    '/client-portal/{id}': [events.listOfClient],
  },
} satisfies Feature
