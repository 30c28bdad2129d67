import { dashboard } from '#overview/dashboard/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: dashboard,
} satisfies ServerFeature
