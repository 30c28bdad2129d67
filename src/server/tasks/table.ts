import { studioTable } from '#server/accounts/table.ts'
import { clients } from '#server/clients/table.ts'
import { instant, setNow } from '#server/db/columns.ts'
import { boolean, index, integer, pgTable, sql, text } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { coupleAccess, couplePolicy, ownWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

export const tasks = studioTable(
  'tasks',
  {
    /** Null for an internal task, which no couple ever sees. */
    clientId: integer(),
    title: text().notNull(),
    description: text(),
    dueDate: text(),
    completed: boolean().notNull().default(false),
    completedAt: instant(),
    /** The name of the couple's person who completed it; null for the planner. */
    completedBy: text(),
    assignedTo: text().notNull().default('planner'),
    visibleToCouple: boolean().notNull().default(false),
    priority: text().$type<'low' | 'medium' | 'high'>().notNull().default('medium'),
    createdAt: setNow(),
  },
  (t) => [
    ...weddingKey('tasks', t, clients),
    index('tasks_by_due_date').on(t.plannerId, t.dueDate, t.id),
    index('tasks_pending')
      .on(t.plannerId)
      .where(sql`not completed`),
    coupleAccess('tasks', 'only-money'),
    couplePolicy('tasks', sql`${ownWedding} and visible_to_couple`),
  ],
)

export const tasksOfCouple = coupleMay(tasks, { select: 'all', update: ['completed', 'completedAt', 'completedBy'] })

/** What the search finds of tasks: in a table of its own, so that a tick does not write to the index (decision 014). */
export const taskTexts = pgTable(
  'task_texts',
  { taskId: integer().primaryKey(), plannerId: integer().notNull(), searchText: text().notNull() },
  (t) => [
    index('task_texts_search').using('gin', t.plannerId, t.searchText.op('gin_trgm_ops')),
    ...studioPolicies('task_texts'),
  ],
)
