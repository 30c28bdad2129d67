import { goals } from '#server/goals/handlers.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: goals,
  sampleRow: { path: '/api/progress-goals', body: (mark) => ({ title: mark, targetValue: 5 }) },
  demo: () => import('#server/goals/demo.ts'),
} satisfies ServerFeature
