import * as audit from '#contract/audit.ts'
import type { Feature } from '#contract/feature.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    audit: true
  }
}

export default { calls: audit } satisfies Feature
