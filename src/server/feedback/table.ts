import { clients } from '#server/clients/table.ts'
import { identity, instant, personName, setNow } from '#server/db/columns.ts'
import { boolean, index, integer, pgTable, text } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { couplePolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

export const clientFeedback = pgTable(
  'client_feedback',
  {
    id: identity(),
    ...ofWedding(),
    rating: integer().notNull(),
    review: text(),
    category: text(),
    isPublic: boolean().notNull().default(false),
    submittedAt: setNow(),
    personName: personName(),
    plannerResponse: text(),
    respondedAt: instant(),
  },
  (t) => [
    ...weddingKey('client_feedback', t, clients),
    index('client_feedback_newest').on(t.plannerId, t.id),
    ...studioPolicies('client_feedback'),
    couplePolicy('client_feedback'),
  ],
)

export const clientFeedbackOfCouple = coupleMay(clientFeedback, { select: 'all', insert: 'all' })
