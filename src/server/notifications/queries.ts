import { and, desc, eq, lt, sql } from '#server/db/drizzle.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Tx } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { refuse } from '#server/ground/refusal.ts'
import { notifications } from '#server/notifications/table.ts'

const clientOf = (table: 'events' | 'tasks' | 'invoices' | 'client_feedback') =>
  sql`(select r.client_id from ${sql.identifier(table)} r
    where r.planner_id = notifications.planner_id and r.id = notifications.related_id)`

const coupleConcerned = sql<number | null>`case notifications.related_type
  when 'message' then notifications.related_id when 'client' then notifications.related_id
  when 'event' then ${clientOf('events')} when 'task' then ${clientOf('tasks')}
  when 'invoice' then ${clientOf('invoices')} when 'feedback' then ${clientOf('client_feedback')} end`

const shown = {
  id: notifications.id,
  type: notifications.type,
  title: notifications.title,
  message: notifications.message,
  priority: notifications.priority,
  read: notifications.isRead,
  relatedId: notifications.relatedId,
  relatedType: notifications.relatedType,
  clientId: coupleConcerned,
  createdAt: notifications.createdAt,
}

export async function listNotifications(tx: Tx, limit: number, before?: number): Promise<Notification[]> {
  const older = before === undefined ? undefined : lt(notifications.id, before)
  return tx.select(shown).from(notifications).where(older).orderBy(desc(notifications.id)).limit(limit)
}

const counted = {
  count: sql<number>`count(*)::int`,
  messages: sql<number>`(select count(*)::int from messages m where not m.read and m.sender = 'client')`,
}
const unread = statement(counted, (query) =>
  query.select(counted).from(notifications).where(eq(notifications.isRead, false)),
)

export async function countUnread(tx: Tx): Promise<{ count: number; messages: number }> {
  const [row] = await unread(tx)
  return row ?? { count: 0, messages: 0 }
}

/** Marks all read, or those about one record. */
export async function markAllRead(tx: Tx, about: { relatedType?: string; relatedId?: number } = {}): Promise<void> {
  const { relatedType, relatedId } = about
  await tx
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.isRead, false),
        relatedType === undefined ? undefined : eq(notifications.relatedType, relatedType),
        relatedId === undefined ? undefined : eq(notifications.relatedId, relatedId),
      ),
    )
}

export async function markRead(tx: Tx, id: number, isRead: boolean): Promise<Notification> {
  const [row] = await tx.update(notifications).set({ isRead }).where(eq(notifications.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

type News = {
  type: 'message' | 'client' | 'task' | 'payment'
  title: string
  message: string
  priority?: 'high' | 'medium' | 'low'
  relatedType: string
  relatedId: number
  /** Names the one thing that this is about: of the same, a planner hears once. */
  once?: string
}

/** News for a planner, if that planner wants to hear of such things; a mail follows as the preferences say. */
export async function notify(tx: Tx, plannerId: number, news: News): Promise<void> {
  const { type, title, message, priority = 'medium', relatedType, relatedId, once = null } = news
  await tx.execute(
    sql`select notify_planner(${plannerId}, ${type}, ${title}, ${message}, ${priority}, ${relatedType}, ${relatedId}, ${once})`,
  )
}
