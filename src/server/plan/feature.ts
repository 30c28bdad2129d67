import type { ServerFeature } from '#server/http/feature.ts'
import { plan } from '#server/plan/handlers.ts'

export default {
  handlers: plan,
  demo: () => import('#server/plan/demo.ts'),
} satisfies ServerFeature
