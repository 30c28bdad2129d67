import * as guestLists from '#guests/guest-lists/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  pages: [],
  readsOn: { '/clients/{id}?tab=guests': [guestLists.read] },
  offline: { ofWedding: [guestLists.read] },
} satisfies Feature
