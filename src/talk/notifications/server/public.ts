import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { notifications } from '#talk/notifications/server/table.ts'

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

/** Whether the planner has had this notification before. */
export async function hasHeardOf(tx: Tx, plannerId: number, words: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from notifications where planner_id = ${plannerId} and message like ${`%${words}%`} limit 1`,
  )
  return rows.length > 0
}
