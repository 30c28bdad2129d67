import { tables } from '#money/price-list/server/about-tables.ts'
import { priceList } from '#money/price-list/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: priceList,
  tables,
  sampleRow: { path: '/api/price-list', body: (mark) => ({ description: mark, rate: '100' }) },
  demo: () => import('#money/price-list/server/demo.ts'),
} satisfies ServerFeature
