import type { Feature } from '#contract/feature.ts'
import * as secondFactors from '#contract/second-factors.ts'

export default {
  calls: secondFactors,
  readsOn: {
    '/settings?tab=security': [secondFactors.read],
    '/settings?tab=team': [secondFactors.readRequirement],
  },
} satisfies Feature
