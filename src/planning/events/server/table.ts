import { studioTable } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { inPlan, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import { index, integer, sql, text } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, weddingKey } from '#platform/server/db/tenancy/tenancy.ts'

export const events = studioTable(
  'events',
  {
    /** Null for an event of the studio, which no couple ever sees. */
    clientId: integer(),
    title: text().notNull(),
    description: text(),
    place: text(),
    /** Local date and time, without a time zone. Null while it waits for the wedding's date. */
    date: text(),
    time: text(),
    type: text().notNull().default('milestone'),
    /** The duration. */
    minutes: integer(),
    /** Null for the owner of the studio. */
    addedBy: text().default(sql`nullif(current_setting('app.person_name', true), '')`),
    ...inPlan(),
    createdAt: setNow(),
    searchText: searchText(sql`title || coalesce(' ' || description, '') || coalesce(' ' || place, '')`),
  },
  (t) => [
    ...weddingKey('events', t, clients),
    index('events_by_date').on(t.plannerId, t.date, t.time.asc().nullsFirst(), t.id),
    searchIndex('events', t),
    coupleAccess('events', 'only-money'),
    couplePolicy('events'),
  ],
)
