import type { CardReference } from '#talk/messages/contract/message-cards.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { instant, personName, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, jsonb, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/** Links to the couple's records; null if there are none. Their titles are looked up when a message is read. */
const cards = () => jsonb().$type<CardReference[]>()

export const messages = weddingTable(
  'messages',
  {
    sender: text().$type<'client' | 'planner'>().notNull(),
    senderName: text().notNull(),
    content: text().notNull(),
    timestamp: setNow(),
    /** By the other side: by the studio, or by anybody of the couple. */
    read: boolean().notNull().default(false),
    /** The people of the couple who have read it. */
    readBy: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    hasAttachments: boolean().notNull().default(false),
    personName: personName(),
    cards: cards(),
    searchText: searchText(sql`content`),
  },
  (t) => [
    unique('messages_of_planner').on(t.plannerId, t.id),
    searchIndex('messages', t),
    index('messages_by_thread').on(t.plannerId, t.clientId, t.id),
    index('messages_unread').on(t.plannerId, t.read, t.sender),
    index('messages_waiting')
      .on(t.plannerId, t.timestamp)
      .where(sql`not read and sender = 'client'`),
    coupleAccess('messages', 'only-money'),
    couplePolicy('messages'),
  ],
)

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

export const messageTemplates = studioTable(
  'message_templates',
  { name: text().notNull(), text: text().notNull() },
  (t) => [index('message_templates_by_name').on(t.plannerId, t.name)],
)

/** Messages that a planner sends later. They have no policy for couples, who see a message once it is sent. */
export const scheduledMessages = weddingTable(
  'scheduled_messages',
  {
    content: text().notNull(),
    sendAt: instant().notNull(),
    /** Only the planner sends it: it was imported, a field had no value, or, by a trigger, its time had passed when its deleted couple was restored. */
    held: boolean().notNull().default(false),
    cancelledAt: instant(),
    cards: cards(),
  },
  (t) => [
    unique('scheduled_messages_of_planner').on(t.plannerId, t.id),
    index('scheduled_messages_due')
      .on(t.sendAt)
      .where(sql`cancelled_at is null and not held`),
  ],
)

export const scheduledFiles = weddingTable(
  'scheduled_files',
  {
    scheduledId: integer().notNull(),
    fileKey: text().notNull(),
    originalName: text().notNull(),
    fileType: text().notNull(),
    fileSize: integer().notNull(),
  },
  (t) => [
    studioKey('scheduled_files_message', t.plannerId, t.scheduledId, scheduledMessages),
    index('scheduled_files_by_message').on(t.plannerId, t.scheduledId),
  ],
)
