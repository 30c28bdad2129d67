import { tables } from '#money/billing/server/about-tables.ts'
import { billing } from '#money/billing/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: billing,
  tables,
} satisfies ServerFeature
