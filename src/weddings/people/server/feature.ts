import type { ServerFeature } from '#server/http/feature.ts'
import { people } from '#server/people/handlers.ts'

export default {
  handlers: people,
  sampleRow: { path: '/api/clients/{client}/people', body: (mark) => ({ name: mark, relation: mark }) },
  historyNouns: { people: 'person' },
  demo: () => import('#server/people/demo.ts'),
} satisfies ServerFeature
