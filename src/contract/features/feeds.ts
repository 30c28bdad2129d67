import type { Feature } from '#contract/feature.ts'
import * as feeds from '#contract/feeds.ts'

export default {
  calls: feeds,
  readsOn: { '/settings?tab=calendars': [feeds.list] },
} satisfies Feature
