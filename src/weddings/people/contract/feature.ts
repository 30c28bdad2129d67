import type { Feature } from '#platform/contract/feature.ts'
import * as people from '#weddings/people/contract/calls.ts'

export default {
  readsOn: { '/clients/{id}?tab=people': [people.ofWedding] },
} satisfies Feature
