import { dashboard } from '#server/dashboard/handlers.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: dashboard,
} satisfies ServerFeature
