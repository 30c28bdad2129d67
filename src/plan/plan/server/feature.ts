import type { ServerFeature } from '#platform/server/http/feature.ts'
import { plan } from '#plan/plan/server/handlers.ts'
import { followRestoredDates } from '#plan/plan/server/restored-queries.ts'

export default {
  handlers: plan,
  afterUndo: followRestoredDates,
  demo: () => import('#plan/plan/server/demo.ts'),
} satisfies ServerFeature
