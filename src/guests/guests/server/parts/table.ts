import { inPlan } from '#platform/server/db/columns.ts'
import { boolean, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, linkPolicy, weddingOfGuestLink } from '#platform/server/db/tenancy/tenancy.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

export const parts = weddingTable(
  'parts',
  {
    name: text().notNull(),
    /** On which day it takes place, counted from the wedding's date. */
    daysAfter: integer().notNull().default(0),
    time: text(),
    place: text(),
    meals: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    invitesAll: boolean().notNull().default(true),
    /** Until when guests may answer. */
    dueDate: text(),
    ...inPlan(),
  },
  (t) => [
    unique('parts_of_planner').on(t.plannerId, t.id),
    coupleAccess('parts', 'only-money'),
    couplePolicy('parts'),
    linkPolicy('parts', weddingOfGuestLink),
  ],
)
