import * as exports from '#contract/exports.ts'
import type { Feature } from '#contract/feature.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    exports: true
    imports: true
  }
}

export default {
  calls: exports,
} satisfies Feature
