import { planners } from '#server/accounts/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { boolean, index, integer, pgTable, text } from '#server/db/drizzle.ts'
import { ofStudio, plannerKey, studioPolicies } from '#server/db/tenancy/tenancy.ts'

export const progressGoals = pgTable(
  'progress_goals',
  {
    id: identity(),
    ...ofStudio(),
    title: text().notNull(),
    description: text(),
    currentValue: integer().notNull().default(0),
    targetValue: integer().notNull(),
    unit: text().$type<'count' | 'hours' | 'dollars' | 'percentage'>().notNull().default('count'),
    category: text().notNull(),
    /** yyyy-MM */
    monthYear: text().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: setNow(),
    updatedAt: setNow(),
  },
  (t) => [
    plannerKey('progress_goals', t, planners),
    index('progress_goals_by_month').on(t.plannerId, t.monthYear, t.id),
    ...studioPolicies('progress_goals'),
  ],
)
