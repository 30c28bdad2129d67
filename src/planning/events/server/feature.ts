import { tables } from '#planning/events/server/about-tables.ts'
import { events } from '#planning/events/server/handlers.ts'
import { tellOfUndone } from '#planning/events/server/news-queries.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: events,
  tables,
  sampleRow: { path: '/api/clients/{client}/events', body: (mark) => ({ title: mark, date: '2027-05-01' }) },
  afterUndo: tellOfUndone,
  demo: () => import('#planning/events/server/demo.ts'),
} satisfies ServerFeature
