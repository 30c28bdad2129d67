import { tables } from '#guests/guests/server/about-tables.ts'
import { guests } from '#guests/guests/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: guests,
  tables,
  sampleRow: {
    path: '/api/clients/{client}/envelopes',
    body: (mark) => ({
      name: mark,
      privateNotes: mark,
      guests: [{ firstName: mark.slice(0, 80), privateNotes: mark }],
      unnamedSeats: 1,
    }),
  },
  demo: () => import('#guests/guests/server/demo.ts'),
} satisfies ServerFeature
