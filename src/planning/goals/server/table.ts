import { has } from '#platform/server/db/tenancy/rights.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, text } from '#platform/server/db/drizzle.ts'

export const progressGoals = studioTable(
  'progress_goals',
  {
    title: text().notNull(),
    description: text(),
    currentValue: integer().notNull().default(0),
    targetValue: integer().notNull(),
    unit: text().$type<'count' | 'hours' | 'dollars' | 'percentage'>().notNull().default('count'),
    category: text().notNull(),
    /** yyyy-MM */
    monthYear: text().notNull(),
    followsMoney: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    createdAt: setNow(),
    updatedAt: setNow(),
  },
  (t) => [index('progress_goals_by_month').on(t.plannerId, t.monthYear, t.id)],
  ` and ${has('work')} and (unit <> 'dollars' or ${has('money')})`,
)
