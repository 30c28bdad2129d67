import type { Feature } from '#platform/contract/feature.ts'
import * as firstSteps from '#overview/first-steps/contract/calls.ts'

export default {
  readsOn: { '/': [firstSteps.read] },
} satisfies Feature
