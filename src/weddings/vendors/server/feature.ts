import { tables } from '#weddings/vendors/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { vendors } from '#weddings/vendors/server/handlers.ts'

export default {
  handlers: vendors,
  tables,
  sampleRow: { path: '/api/vendors', body: (mark) => ({ name: mark, category: 'florist', notes: mark }) },
  demo: () => import('#weddings/vendors/server/demo.ts'),
} satisfies ServerFeature
