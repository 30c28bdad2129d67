import type { Feature } from '#platform/contract/feature.ts'
import * as inbox from '#talk/inbox/contract/calls.ts'

export default {
  readsOn: { '/messages': [inbox.unplaced] },
} satisfies Feature
