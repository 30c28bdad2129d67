import { bigint, pgTable, primaryKey, text } from '#server/db/drizzle.ts'
import { setNow } from '#server/db/columns.ts'
import { plannerId, studioPolicies } from '#server/db/tenancy/tenancy.ts'

/**
 * Which transactions changed rows of a topic lately, written by the triggers that announce changes. Without a key to the
 * studio, whose check would cost each write as much as the row itself; all rows are gone after a day.
 */
export const topicChanges = pgTable(
  'topic_changes',
  {
    plannerId: plannerId(),
    topic: text().notNull(),
    transaction: bigint({ mode: 'number' }).notNull(),
    at: setNow(),
  },
  (t) => [primaryKey({ columns: [t.plannerId, t.topic, t.transaction] }), ...studioPolicies('topic_changes')],
)
