import type { ServerFeature } from '#platform/server/http/feature.ts'
import { people } from '#weddings/people/server/handlers.ts'

export default {
  handlers: people,
  sampleRow: { path: '/api/clients/{client}/people', body: (mark) => ({ name: mark, relation: mark }) },
  historyNouns: { people: 'person' },
  demo: () => import('#weddings/people/server/demo.ts'),
} satisfies ServerFeature
