import * as clients from '#weddings/clients/contract/calls.ts'
import * as documents from '#planning/documents/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/documents', {
      title: 'Documents',
      screen: 'planning/documents/web/DocumentsPage',
      reads: [documents.first, clients.list],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=documents': [documents.ofWedding],
    '/client-portal/{id}': [documents.ofWedding],
  },
} satisfies Feature
