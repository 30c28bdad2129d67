import { personNameForm } from '#platform/server/db/row-forms.ts'
import { answerForm, feedbackForm } from '#talk/feedback/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { clientFeedback } from '#talk/feedback/server/table.ts'

export const tables = [
  about(clientFeedback, {
    couple: { select: 'all', insert: 'all' },
    announced: { topic: 'feedback', wedding: 'client_id' },
    ceiling: [20000, 'reviews'],
    exported: {
      inWedding: 'own',
      csv: {
        name: 'feedback',
        heads: {
          couple: 'Couple',
          rating: 'Rating',
          review: 'Review',
          category: 'Category',
          is_public: 'Public',
          submitted_at: 'Given',
          person_name: 'Person',
          planner_response: 'Answer',
        },
      },
      form: { ...feedbackForm.shape, ...personNameForm, ...answerForm.shape },
      kinds: ['feedback'],
    },
  }),
]
