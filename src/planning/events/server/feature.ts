import { events } from '#server/events/handlers.ts'
import { tellOfUndone } from '#server/events/news-queries.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: events,
  sampleRow: { path: '/api/clients/{client}/events', body: (mark) => ({ title: mark, date: '2027-05-01' }) },
  historyNouns: { events: 'event' },
  afterUndo: tellOfUndone,
  demo: () => import('#server/events/demo.ts'),
} satisfies ServerFeature
