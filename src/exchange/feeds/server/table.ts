import { studioTable } from '#studio/studios/server/table.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { index, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { linkPolicy } from '#platform/server/db/tenancy/tenancy.ts'

const linkKind = sql`(select current_setting('app.link_kind'))`
const rights = sql`(select current_setting('app.rights'))`
const ofFeed = sql`planner_id = (select current_setting('app.planner')::int) and case ${linkKind}
  when 'studio-calendar' then true
  when 'wedding-calendar' then wedding_id = (select nullif(current_setting('app.client'), '')::int)
  when 'member-calendar' then case
    when ${rights} like '%work%' then true
    when ${rights} like '%day%' then wedding_id = any ((select current_setting('app.weddings'))::int[])
    else false end
  else false end`

/**
 * What calendars show, written by triggers on events, days and couples. What is deleted stays for thirty days, so that
 * calendars that have it learn that it is cancelled; so there is no key to the wedding.
 */
export const feedEntries = studioTable(
  'feed_entries',
  {
    /** Null for an event of the studio. */
    weddingId: integer(),
    couple: text(),
    source: text().$type<'event' | 'moment'>().notNull(),
    /** The event, or the item of the day. */
    sourceId: integer().notNull(),
    /** The day of a moment. */
    dayId: integer(),
    title: text().notNull(),
    details: text(),
    place: text(),
    date: text().notNull(),
    /** Null for the whole day. */
    time: text(),
    minutes: integer(),
    /** Null for that of the studio. */
    timeZone: text(),
    /** From a sequence of the installation, so it rises with each change, also after the row was deleted. */
    sequence: integer().notNull(),
    changedAt: setNow(),
    cancelledAt: instant(),
  },
  (t) => [
    unique('feed_entries_once').on(t.plannerId, t.weddingId, t.source, t.sourceId).nullsNotDistinct(),
    index('feed_entries_of_day')
      .on(t.plannerId, t.dayId)
      .where(sql`day_id is not null`),
    index('feed_entries_cancelled')
      .on(t.cancelledAt)
      .where(sql`cancelled_at is not null`),
    linkPolicy('feed_entries', ofFeed),
  ],
)
