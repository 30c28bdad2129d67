import type { ServerFeature } from '#server/http/feature.ts'
import { vendors } from '#server/vendors/handlers.ts'

export default {
  handlers: vendors,
  sampleRow: { path: '/api/vendors', body: (mark) => ({ name: mark, category: 'florist', notes: mark }) },
  historyNouns: { vendors: 'vendor', client_vendors: 'vendor' },
  demo: () => import('#server/vendors/demo.ts'),
} satisfies ServerFeature
