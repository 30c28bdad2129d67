import { has } from '#platform/server/db/tenancy/rights.ts'
import { boolean, index, integer, sql, text, uniqueIndex } from '#platform/server/db/drizzle.ts'
import { members, studioTable } from '#studio/studios/server/table.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/** As the policy of the table finds them. */
const reader = sql`coalesce(member_id, 0)`

export const notifications = studioTable(
  'notifications',
  {
    /** Null for the studio's owner. */
    memberId: integer(),
    title: text().notNull(),
    message: text().notNull(),
    type: text().notNull(),
    priority: text().$type<'high' | 'medium' | 'low'>().notNull().default('medium'),
    isRead: boolean().notNull().default(false),
    relatedId: integer(),
    relatedType: text(),
    /** A unique key per subject, so that nothing is notified twice. */
    onceKey: text(),
    /** The keys of all subjects of a reminder of several. */
    covers: text().array(),
    mailedAt: instant(),
    createdAt: setNow(),
  },
  (t) => [
    studioKey('notifications_member', t.plannerId, t.memberId, members),
    index('notifications_by_reader').on(t.plannerId, reader, t.id),
    uniqueIndex('notifications_once').on(t.plannerId, t.onceKey, reader),
    index('notifications_unmailed')
      .on(t.createdAt)
      .where(sql`mailed_at is null and not is_read`),
    index('notifications_unread')
      .on(t.plannerId, reader)
      .where(sql`not is_read`),
  ],
  ` and ${has('work')} and (type <> 'payment' or ${has('money')})
    and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0))`,
)
