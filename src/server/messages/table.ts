import { clients } from '#server/clients/table.ts'
import { identity, personName, setNow } from '#server/db/columns.ts'
import { boolean, foreignKey, index, integer, pgTable, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { coupleAccess, couplePolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

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
    personName: personName(),
  },
  (t) => [
    ...weddingKey('messages', t, clients),
    unique('messages_of_planner').on(t.plannerId, t.id),
    index('messages_by_thread').on(t.plannerId, t.clientId, t.id),
    index('messages_unread').on(t.plannerId, t.read, t.sender),
    ...studioPolicies('messages'),
    coupleAccess('messages', 'only-money'),
    couplePolicy('messages'),
  ],
)

export const messagesOfCouple = coupleMay(messages, { select: 'all', insert: 'all', update: ['read'] })

export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: identity(),
    ...ofWedding(),
    messageId: integer().notNull(),
    fileKey: text().notNull(),
    originalName: text().notNull(),
    fileType: text().notNull(),
    fileSize: integer().notNull(),
    uploadedAt: setNow(),
  },
  (t) => [
    ...weddingKey('message_attachments', t, clients),
    foreignKey({
      name: 'message_attachments_message',
      columns: [t.plannerId, t.messageId],
      foreignColumns: [messages.plannerId, messages.id],
    }).onDelete('cascade'),
    index('message_attachments_by_message').on(t.plannerId, t.messageId),
    ...studioPolicies('message_attachments'),
    coupleAccess('message_attachments', 'only-money'),
    couplePolicy('message_attachments'),
  ],
)

export const messageAttachmentsOfCouple = coupleMay(messageAttachments, { select: 'all', insert: 'all' })
