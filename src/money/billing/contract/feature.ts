import * as billing from '#contract/calls/billing.ts'
import type { Feature } from '#contract/feature.ts'

export default {
  readsOn: { '/settings?tab=billing': [billing.read] },
} satisfies Feature
