import type { ServerFeature } from '#platform/server/http/feature.ts'
import { vendors } from '#weddings/vendors/server/handlers.ts'

export default {
  handlers: vendors,
  sampleRow: { path: '/api/vendors', body: (mark) => ({ name: mark, category: 'florist', notes: mark }) },
  historyNouns: { vendors: 'vendor', client_vendors: 'vendor' },
  demo: () => import('#weddings/vendors/server/demo.ts'),
} satisfies ServerFeature
