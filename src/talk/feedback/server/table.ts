import { weddingTable } from '#weddings/clients/server/table.ts'
import { instant, personName, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, text } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy } from '#platform/server/db/tenancy/tenancy.ts'

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
