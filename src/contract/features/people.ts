import type { Feature } from '#contract/feature.ts'
import * as people from '#contract/people.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    people: true
  }
}

export default {
  calls: people,
  restored: ['people'],
  readsOn: { '/clients/{id}?tab=people': [people.ofWedding] },
} satisfies Feature
