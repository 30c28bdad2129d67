import { tables } from '#weddings/people/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { people } from '#weddings/people/server/handlers.ts'

export default {
  handlers: people,
  tables,
  sampleRow: { path: '/api/clients/{client}/people', body: (mark) => ({ name: mark, relation: mark }) },
  demo: () => import('#weddings/people/server/demo.ts'),
} satisfies ServerFeature
