import { clients } from '#server/clients/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { boolean, index, pgTable, text } from '#server/db/drizzle.ts'
import { couplePolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy.ts'

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    ...ofWedding(),
    sender: text().$type<'client' | 'planner'>().notNull(),
    senderName: text().notNull(),
    content: text().notNull(),
    timestamp: setNow(),
    read: boolean().notNull().default(false),
    hasAttachments: boolean().notNull().default(false),
  },
  (t) => [
    ...weddingKey('messages', t, clients),
    index('messages_by_thread').on(t.plannerId, t.clientId, t.id),
    index('messages_unread').on(t.plannerId, t.read, t.sender),
    ...studioPolicies('messages'),
    couplePolicy('messages'),
  ],
)
