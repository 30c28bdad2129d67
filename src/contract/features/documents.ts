import * as clients from '#contract/clients.ts'
import * as documents from '#contract/documents.ts'
import type { Feature } from '#contract/feature.ts'
import { planner } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    documents: true
  }
}

export default {
  calls: documents,
  restored: ['documents'],
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
