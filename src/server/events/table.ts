import { clients } from '#server/clients/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { index, pgTable, text } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { couplePolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

export const events = pgTable(
  'events',
  {
    id: identity(),
    ...ofWedding(),
    title: text().notNull(),
    description: text(),
    /** Local date and time, without a time zone. */
    date: text().notNull(),
    time: text(),
    type: text().notNull().default('milestone'),
    createdAt: setNow(),
  },
  (t) => [
    ...weddingKey('events', t, clients),
    index('events_by_date').on(t.plannerId, t.date, t.time.asc().nullsFirst(), t.id),
    ...studioPolicies('events'),
    couplePolicy('events'),
  ],
)

export const eventsOfCouple = coupleMay(events, { select: 'all' })
