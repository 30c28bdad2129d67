import * as billing from '#contract/billing.ts'
import type { Feature } from '#contract/feature.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    billing: true
  }
}

export default {
  calls: billing,
  readsOn: { '/settings?tab=billing': [billing.read] },
} satisfies Feature
