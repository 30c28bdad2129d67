import type { Feature } from '#contract/feature.ts'
import * as secondFactors from '#contract/calls/second-factors.ts'

export default {
  readsOn: {
    '/settings?tab=security': [secondFactors.read],
    '/settings?tab=team': [secondFactors.readRequirement],
  },
} satisfies Feature
