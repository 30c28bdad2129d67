import { studioTable } from '#server/accounts/table.ts'
import { weddingTable } from '#server/clients/table.ts'
import { personName, setNow } from '#server/db/columns.ts'
import { boolean, index, integer, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { coupleAccess, couplePolicy, studioKey } from '#server/db/tenancy/tenancy.ts'

export const messages = weddingTable(
  'messages',
  {
    sender: text().$type<'client' | 'planner'>().notNull(),
    senderName: text().notNull(),
    content: text().notNull(),
    timestamp: setNow(),
    read: boolean().notNull().default(false),
    hasAttachments: boolean().notNull().default(false),
    personName: personName(),
  },
  (t) => [
    unique('messages_of_planner').on(t.plannerId, t.id),
    index('messages_by_thread').on(t.plannerId, t.clientId, t.id),
    index('messages_unread').on(t.plannerId, t.read, t.sender),
    coupleAccess('messages', 'only-money'),
    couplePolicy('messages'),
  ],
)

export const messagesOfCouple = coupleMay(messages, { select: 'all', insert: 'all', update: ['read'] })

export const messageAttachments = weddingTable(
  'message_attachments',
  {
    messageId: integer().notNull(),
    fileKey: text().notNull(),
    originalName: text().notNull(),
    fileType: text().notNull(),
    fileSize: integer().notNull(),
    uploadedAt: setNow(),
  },
  (t) => [
    studioKey('message_attachments_message', t.plannerId, t.messageId, messages),
    index('message_attachments_by_message').on(t.plannerId, t.messageId),
    coupleAccess('message_attachments', 'only-money'),
    couplePolicy('message_attachments'),
  ],
)

export const messageAttachmentsOfCouple = coupleMay(messageAttachments, { select: 'all', insert: 'all' })

export const messageTemplates = studioTable(
  'message_templates',
  { name: text().notNull(), text: text().notNull() },
  (t) => [index('message_templates_by_name').on(t.plannerId, t.name)],
)
