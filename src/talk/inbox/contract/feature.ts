import type { Feature } from '#contract/feature.ts'
import * as inbox from '#contract/calls/inbox.ts'

export default {
  readsOn: { '/messages': [inbox.unplaced] },
} satisfies Feature
