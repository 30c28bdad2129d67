import * as parts from '#guests/guests/contract/parts/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  pages: [],
  readsOn: { '/clients/{id}?tab=guests': [parts.list] },
  offline: { ofWedding: [parts.list] },
} satisfies Feature
