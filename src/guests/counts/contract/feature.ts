import * as counts from '#guests/counts/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default { pages: [], offline: { ofWedding: [counts.read] } } satisfies Feature
