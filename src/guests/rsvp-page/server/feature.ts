import { tables } from '#guests/rsvp-page/server/about-tables.ts'
import { rsvpPage } from '#guests/rsvp-page/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: rsvpPage,
  tables,
  sampleRow: {
    path: '/api/clients/{client}/rsvp-questions',
    body: (mark) => ({ text: mark, kind: 'choice', options: [mark.slice(0, 80), 'No'] }),
  },
  demo: () => import('#guests/rsvp-page/server/demo.ts'),
} satisfies ServerFeature
