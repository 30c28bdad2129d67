import type { Feature } from '#contract/feature.ts'
import * as feedback from '#contract/feedback.ts'
import { planner } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    feedback: true
  }
}

export default {
  calls: feedback,
  restored: ['feedback'],
  pages: [planner('/feedback', { title: 'Feedback', screen: 'feedback/FeedbackPage', reads: [feedback.list] })],
  readsOn: { '/client-portal/{id}': [feedback.ofWedding] },
} satisfies Feature
