import * as looks from '#studio/looks/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  readsOn: { '/settings?tab=look': [looks.read] },
} satisfies Feature
