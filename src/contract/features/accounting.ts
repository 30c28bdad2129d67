import * as accounting from '#contract/accounting.ts'
import type { Feature } from '#contract/feature.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    accounting: true
  }
}

export default {
  calls: accounting,
} satisfies Feature
