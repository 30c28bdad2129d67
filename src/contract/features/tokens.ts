import type { Feature } from '#contract/feature.ts'
import * as tokens from '#contract/tokens.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    tokens: true
  }
}

export default { calls: tokens } satisfies Feature
