import * as clients from '#weddings/clients/contract/calls.ts'
import * as events from '#planning/events/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/events/{id}', {
      shows: 'event',
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
    ofWedding: [events.listOfClient],
  },
} satisfies Feature
