import type { Feature } from '#platform/contract/feature.ts'
import * as feeds from '#exchange/feeds/contract/calls.ts'

export default {
  readsOn: { '/settings?tab=calendars': [feeds.list] },
} satisfies Feature
