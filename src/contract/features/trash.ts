import type { Feature } from '#contract/feature.ts'
import * as trash from '#contract/trash.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    trash: true
  }
}

export default {
  calls: trash,
  readsOn: { '/settings': [trash.list] },
} satisfies Feature
