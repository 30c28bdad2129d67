import * as billing from '#money/billing/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  readsOn: { '/settings?tab=billing': [billing.read], '/settings?tab=look': [billing.read] },
} satisfies Feature
