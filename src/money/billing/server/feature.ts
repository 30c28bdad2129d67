import { billing } from '#money/billing/server/handlers.ts'
import { billingSettings } from '#money/billing/server/table.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: billing,
  fileColumns: [billingSettings.logoKey],
} satisfies ServerFeature
