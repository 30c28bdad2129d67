import type { Feature } from '#contract/feature.ts'
import * as people from '#contract/calls/people.ts'

export default {
  readsOn: { '/clients/{id}?tab=people': [people.ofWedding] },
} satisfies Feature
