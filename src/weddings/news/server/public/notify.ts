import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type NewNotification = {
  type: 'message' | 'client' | 'task' | 'payment'
  title: string
  message: string
  priority?: 'high' | 'medium' | 'low'
  relatedType: string
  relatedId: number
  /** A unique key: a planner gets one notification per key. */
  once?: string
}

/** Notifies a planner who has enabled this kind of notification; a mail follows as the preferences say. */
export async function notify(tx: Tx, plannerId: number, notification: NewNotification): Promise<void> {
  const { type, title, message, priority = 'medium', relatedType, relatedId, once = null } = notification
  await tx.execute(
    sql`select notify_planner(${plannerId}, ${type}, ${title}, ${message}, ${priority}, ${relatedType}, ${relatedId}, ${once})`,
  )
}

type NewsForMember = {
  type: 'task' | 'message'
  title: string
  message: string
  relatedType: string
  relatedId: number
}

/** Tells a member of the studio, or with null its owner, unless it is the caller. */
export async function notifyMember(tx: Tx, memberId: number | null, news: NewsForMember): Promise<void> {
  const { type, title, message, relatedType, relatedId } = news
  await tx.execute(sql`select notify_member(${memberId}, ${type}, ${title}, ${message}, ${relatedType}, ${relatedId})`)
}
