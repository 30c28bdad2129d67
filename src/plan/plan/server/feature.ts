import type { ServerFeature } from '#server/http/feature.ts'
import { plan } from '#server/plan/handlers.ts'
import { followRestoredDates } from '#server/plan/restored-queries.ts'

export default {
  handlers: plan,
  afterUndo: followRestoredDates,
  demo: () => import('#server/plan/demo.ts'),
} satisfies ServerFeature
