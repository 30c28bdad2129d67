import * as clients from '#contract/calls/clients.ts'
import * as documents from '#contract/calls/documents.ts'
import type { Feature } from '#contract/feature.ts'
import { planner } from '#contract/page.ts'

export default {
  pages: [
    planner('/documents', {
      title: 'Documents',
      screen: 'documents/DocumentsPage',
      reads: [documents.first, clients.list],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=documents': [documents.ofWedding],
    '/client-portal/{id}': [documents.ofWedding],
  },
} satisfies Feature
