import { boolean, index, integer, pgTable, text, uniqueIndex } from '#server/db/drizzle.ts'
import { planners } from '#server/accounts/table.ts'
import { identity, instant, setNow } from '#server/db/columns.ts'
import { ofStudio, plannerKey, studioPolicies } from '#server/db/tenancy/tenancy.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    ...ofStudio(),
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
    plannerKey('notifications', t, planners),
    index('notifications_by_planner').on(t.plannerId, t.id),
    uniqueIndex('notifications_once').on(t.plannerId, t.onceKey),
    index('notifications_unread').on(t.plannerId, t.isRead),
    ...studioPolicies('notifications'),
  ],
)
