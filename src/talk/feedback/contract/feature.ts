import type { Feature } from '#platform/contract/feature.ts'
import * as feedback from '#talk/feedback/contract/calls.ts'
import { planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/feedback', { title: 'Feedback', screen: 'talk/feedback/web/FeedbackPage', reads: [feedback.list] }),
  ],
  readsOn: { '/client-portal/{id}': [feedback.ofWedding] },
} satisfies Feature
