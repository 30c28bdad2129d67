import * as records from '#contract/exports.ts'
import type { Feature } from '#contract/feature.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    exports: true
  }
}

export default {
  calls: records,
  readsOn: { '/settings': [records.list] },
} satisfies Feature
