import type { Feature } from '#contract/feature.ts'
import * as webhooks from '#contract/webhooks.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    webhooks: true
  }
}

export default { calls: webhooks } satisfies Feature
