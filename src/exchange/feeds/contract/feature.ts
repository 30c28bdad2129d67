import type { Feature } from '#contract/feature.ts'
import * as feeds from '#contract/calls/feeds.ts'

export default {
  readsOn: { '/settings?tab=calendars': [feeds.list] },
} satisfies Feature
