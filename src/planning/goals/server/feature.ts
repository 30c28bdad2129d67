import { tables } from '#planning/goals/server/about-tables.ts'
import { goals } from '#planning/goals/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: goals,
  tables,
  sampleRow: { path: '/api/progress-goals', body: (mark) => ({ title: mark, targetValue: 5 }) },
  demo: () => import('#planning/goals/server/demo.ts'),
} satisfies ServerFeature
