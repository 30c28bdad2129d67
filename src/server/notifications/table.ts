import { boolean, index, integer, pgTable, text } from '#server/db/drizzle.ts'
import { planners } from '#server/accounts/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { doorPolicy, ofStudio, plannerKey, studioPolicies } from '#server/db/tenancy.ts'

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
    createdAt: setNow(),
  },
  (t) => [
    plannerKey('notifications', t, planners),
    index('notifications_by_planner').on(t.plannerId, t.id),
    index('notifications_unread').on(t.plannerId, t.isRead),
    ...studioPolicies('notifications'),
    doorPolicy('notifications'),
  ],
)
