import * as guests from '#guests/guests/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  pages: [],
  readsOn: { '/clients/{id}?tab=guests': [guests.list] },
  offline: { ofWedding: [guests.list] },
} satisfies Feature
