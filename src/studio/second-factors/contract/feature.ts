import type { Feature } from '#platform/contract/feature.ts'
import * as secondFactors from '#studio/second-factors/contract/calls.ts'

export default {
  readsOn: {
    '/settings?tab=security': [secondFactors.read],
    '/settings?tab=team': [secondFactors.readRequirement],
  },
} satisfies Feature
