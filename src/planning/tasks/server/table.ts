import type { Repeat, Step } from '#planning/tasks/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { inPlan, instant, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, jsonb, sql, text } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, linkPolicy, ownWedding, weddingKey } from '#platform/server/db/tenancy/tenancy.ts'

/** The calendar of a member who does tasks has its own; that of the owner those that wait for nobody else. */
const ofItsCalendar = sql`planner_id = (select current_setting('app.planner')::int)
  and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%')
  and case when (select current_setting('app.link_subject')) = '' then assigned_to = 'planner'
    else member_id = (select nullif(current_setting('app.link_subject'), '')::int) end`

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
    /** The member of the studio whose name is in `assigned_to`; a foreign key of the migration empties it with the member. */
    memberId: integer(),
    visibleToCouple: boolean().notNull().default(false),
    priority: text().$type<'low' | 'medium' | 'high'>().notNull().default('medium'),
    /** The heading under which lists show it. */
    phase: text(),
    steps: jsonb()
      .$type<Step[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Only of internal tasks. */
    repeat: text().$type<Repeat>(),
    /** The task whose completion has added this one, by repetition. */
    repeatOf: integer(),
    ...inPlan(),
    createdAt: setNow(),
    searchText: searchText(sql`title || coalesce(' ' || description, '')`),
  },
  (t) => [
    ...weddingKey('tasks', t, clients),
    index('tasks_by_due_date').on(t.plannerId, t.dueDate, t.id),
    index('tasks_pending')
      .on(t.plannerId, t.dueDate)
      .where(sql`not completed`),
    index('tasks_by_template')
      .on(t.plannerId, t.templateId)
      .where(sql`template_id is not null`),
    index('tasks_by_member')
      .on(t.plannerId, t.memberId)
      .where(sql`member_id is not null`),
    searchIndex('tasks', t),
    coupleAccess('tasks', 'only-money'),
    linkPolicy('tasks', ofItsCalendar),
    couplePolicy('tasks', sql`${ownWedding} and visible_to_couple`),
  ],
)
