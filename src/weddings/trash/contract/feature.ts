import type { Feature } from '#contract/feature.ts'
import * as trash from '#contract/calls/trash.ts'

export default {
  readsOn: { '/settings': [trash.list] },
} satisfies Feature
