import type { Feature } from '#platform/contract/feature.ts'
import * as lists from '#exchange/lists/contract/calls.ts'

export default {
  pages: [],
  readsOn: {
    '/clients': [lists.recent],
    '/clients/{id}?tab=guests': [lists.recent],
    '/tasks': [lists.recent],
    '/vendors': [lists.recent],
  },
} satisfies Feature
