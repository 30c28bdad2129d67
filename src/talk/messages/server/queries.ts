import { coupleNames } from '#platform/contract/names.ts'
import type { Attachment, Conversation, Message, RecentMessage } from '#talk/messages/contract/endpoints.ts'
import { mostInList } from '#platform/contract/limits.ts'
import type { Page } from '#platform/contract/paging.ts'
import { avatarUrl, clients } from '#weddings/clients/server/table.ts'
import { and, desc, eq, lt, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { cut } from '#platform/server/foundation/words.ts'
import { cardsOf } from '#talk/messages/server/card-queries.ts'
import { messageAttachments, messages } from '#talk/messages/server/table.ts'

/** Each person of a couple has read what it has opened itself; the studio sees whether anybody has. */
const isRead = sql<boolean>`case when messages.sender = 'planner' and coalesce(current_setting('app.person', true), '') <> ''
  then current_setting('app.person')::int = any (messages.read_by) else messages.read end`

export const shown = {
  id: messages.id,
  clientId: messages.clientId,
  sender: messages.sender,
  senderName: messages.senderName,
  personName: messages.personName,
  content: messages.content,
  timestamp: messages.timestamp,
  read: isRead,
  hasAttachments: messages.hasAttachments,
}

export const fileShown = {
  id: messageAttachments.id,
  originalName: messageAttachments.originalName,
  fileType: messageAttachments.fileType,
  fileSize: messageAttachments.fileSize,
}

const withAttachments = {
  ...shown,
  attachments: sql<Attachment[]>`case when messages.has_attachments then (
    select json_agg(json_build_object('id', a.id, 'originalName', a.original_name, 'fileType', a.file_type,
      'fileSize', a.file_size) order by a.id)
    from message_attachments a where a.planner_id = messages.planner_id and a.message_id = messages.id) else '[]' end`,
  cards: cardsOf('messages'),
}

/** A message without text is summarised by its files. */
const wordsOf = (one: SQL) => sql<string>`case when ${one}.content <> '' then ${one}.content else (
  select string_agg(a.original_name, ', ' order by a.id)
  from message_attachments a where a.planner_id = ${one}.planner_id and a.message_id = ${one}.id) end`

const newestOfThread = preparedSelect(withAttachments, (select) =>
  select
    .from(messages)
    .where(and(eq(messages.clientId, sql.placeholder('clientId')), lt(messages.id, sql.placeholder('before'))))
    .orderBy(desc(messages.id))
    .limit(sql.placeholder('limit')),
)

export async function listThread(
  tx: Tx,
  clientId: number,
  { limit = mostInList, before = 2147483647 }: Page,
): Promise<Message[]> {
  return (await newestOfThread(tx, { clientId, before, limit })).toReversed()
}

const conversation = {
  clientId: clients.id,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
  avatarUrl,
  isActivated: clients.isActivated,
  inviteSent: clients.inviteSent,
  unread: sql<number>`(select count(*)::int from messages m
    where m.planner_id = ${clients.plannerId} and m.client_id = ${clients.id} and not m.read and m.sender = 'client')`,
  lastId: sql<number | null>`last.id`,
  lastSender: sql<'client' | 'planner'>`last.sender`,
  lastContent: sql<string>`last.content`,
  lastTimestamp: sql<string>`last.timestamp`,
}

/** One index lookup per couple, however long the conversations are. */
const allConversations = preparedSelect(conversation, (select) =>
  select
    .from(clients)
    .leftJoin(
      sql`lateral (select m.id, m.sender, left(${wordsOf(sql`m`)}, 200) as content, m.timestamp from messages m
        where m.planner_id = ${clients.plannerId} and m.client_id = ${clients.id} order by m.id desc limit 1) last`,
      sql`true`,
    )
    .orderBy(sql`last.timestamp desc nulls last`, sql`last.id desc nulls last`, clients.partnerOneName, clients.id),
)

export async function listConversations(tx: Tx): Promise<Conversation[]> {
  const rows = await allConversations(tx)
  return rows.map(({ lastId, lastSender, lastContent, lastTimestamp, ...couple }) => ({
    ...couple,
    lastMessage: lastId === null ? null : { sender: lastSender, content: lastContent, timestamp: lastTimestamp },
  }))
}

const recent = {
  id: sql<number>`last.id`,
  clientId: clients.id,
  senderName: sql<string>`last.sender_name`,
  personName: sql<string | null>`last.person_name`,
  content: sql<string>`last.content`,
  createdAt: sql<string>`last.timestamp`,
  avatarUrl,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
}

const latestOfCouples = preparedSelect(recent, (select) =>
  select
    .from(clients)
    .innerJoin(
      sql`lateral (select m.id, m.sender_name, m.person_name, left(${wordsOf(sql`m`)}, 200) as content, m.timestamp from messages m
        where m.planner_id = ${clients.plannerId} and m.client_id = ${clients.id} and m.sender = 'client'
        order by m.id desc limit 1) last`,
      sql`true`,
    )
    .orderBy(sql`last.timestamp desc`, sql`last.id desc`)
    .limit(10),
)

export async function listRecent(tx: Tx): Promise<RecentMessage[]> {
  const rows = await latestOfCouples(tx)
  return rows.map(({ partnerOneName, partnerTwoName, ...row }) => ({
    ...row,
    clientName: coupleNames({ partnerOneName, partnerTwoName }),
  }))
}

export type NewFile = { fileKey: string; originalName: string; fileType: string; fileSize: number }

const previewLength = 120

/** The beginning of a message, or the names of its files. */
export const previewOf = (content: string, files: readonly { originalName: string }[]): string =>
  cut(content || files.map(({ originalName }) => originalName).join(', '), previewLength)

export async function findAttachment(tx: Tx, id: number) {
  const [row] = await tx
    .select({ ...fileShown, fileKey: messageAttachments.fileKey })
    .from(messageAttachments)
    .where(eq(messageAttachments.id, id))
  return row ?? refuse('not-found')
}

/** Marks what the other side has written. */
export async function markRead(tx: Tx, clientId: number, reader: 'planner' | { person: number }): Promise<void> {
  const isOfThread = eq(messages.clientId, clientId)
  if (reader === 'planner') {
    const isUnread = and(isOfThread, eq(messages.sender, 'client'), eq(messages.read, false))
    await tx.update(messages).set({ read: true }).where(isUnread)
    return
  }
  const { person } = reader
  await tx
    .update(messages)
    .set({ read: true, readBy: sql`${messages.readBy} || ${person}::int` })
    .where(and(isOfThread, eq(messages.sender, 'planner'), sql`not ${person}::int = any (${messages.readBy})`))
}
