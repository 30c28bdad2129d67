import { boolean, index, integer, sql, text, uniqueIndex } from '#server/db/drizzle.ts'
import { studioTable } from '#server/accounts/table.ts'
import { instant, setNow } from '#server/db/columns.ts'

export const notifications = studioTable(
  'notifications',
  {
    title: text().notNull(),
    message: text().notNull(),
    type: text().notNull(),
    priority: text().$type<'high' | 'medium' | 'low'>().notNull().default('medium'),
    isRead: boolean().notNull().default(false),
    relatedId: integer(),
    relatedType: text(),
    /** A unique key per subject, so that nothing is notified twice. */
    onceKey: text(),
    mailedAt: instant(),
    createdAt: setNow(),
  },
  (t) => [
    index('notifications_by_planner').on(t.plannerId, t.id),
    uniqueIndex('notifications_once').on(t.plannerId, t.onceKey),
    index('notifications_unmailed')
      .on(t.createdAt)
      .where(sql`mailed_at is null and not is_read`),
    index('notifications_unread').on(t.plannerId, t.isRead),
  ],
)
