import type { Feature } from '#contract/feature.ts'
import * as feedback from '#contract/calls/feedback.ts'
import { planner } from '#contract/page.ts'

export default {
  pages: [planner('/feedback', { title: 'Feedback', screen: 'feedback/FeedbackPage', reads: [feedback.list] })],
  readsOn: { '/client-portal/{id}': [feedback.ofWedding] },
} satisfies Feature
