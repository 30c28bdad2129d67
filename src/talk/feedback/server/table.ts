import { weddingTable } from '#server/clients/table.ts'
import { instant, personName, setNow } from '#server/db/columns.ts'
import { boolean, index, integer, text } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { coupleAccess, couplePolicy } from '#server/db/tenancy/tenancy.ts'

export const clientFeedback = weddingTable(
  'client_feedback',
  {
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
    index('client_feedback_newest').on(t.plannerId, t.id),
    couplePolicy('client_feedback'),
    coupleAccess('client_feedback', 'only-money'),
  ],
)

export const clientFeedbackOfCouple = coupleMay(clientFeedback, { select: 'all', insert: 'all' })
