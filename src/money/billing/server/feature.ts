import { billing } from '#server/billing/handlers.ts'
import { billingSettings } from '#server/billing/table.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: billing,
  fileColumns: [billingSettings.logoKey],
} satisfies ServerFeature
