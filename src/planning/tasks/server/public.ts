import type { Deadline } from '#planning/tasks/contract/deadline.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, between, eq, sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, preparedSelect, statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { tasks } from '#planning/tasks/server/table.ts'

const own = {
  id: tasks.id,
  clientId: tasks.clientId,
  title: tasks.title,
  description: tasks.description,
  dueDate: tasks.dueDate,
  completed: tasks.completed,
  completedAt: tasks.completedAt,
  completedBy: tasks.completedBy,
  assignedTo: tasks.assignedTo,
  priority: tasks.priority,
  memberId: tasks.memberId,
  visibleToCouple: tasks.visibleToCouple,
  phase: tasks.phase,
  steps: tasks.steps,
  offset: tasks.offset,
  repeat: tasks.repeat,
  createdAt: tasks.createdAt,
}

export const shown = {
  ...own,
  clientName: sql<string | null>`${clientName}`,
}

/** For `returning`, which can't join other tables. */
export const written = {
  ...own,
  clientName: sql<string | null>`(select ${clientName} from ${clients} where ${clients.id} = ${tasks.clientId})`,
}

export const byDueDate = [asc(tasks.dueDate), asc(tasks.id)]

const deadline = {
  id: shown.id,
  title: shown.title,
  description: shown.description,
  clientId: shown.clientId,
  dueDate: sql<string>`${tasks.dueDate}`,
}

const dueInRange = preparedSelect(deadline, (select) =>
  select
    .from(tasks)
    .where(and(eq(tasks.completed, false), between(tasks.dueDate, sql.placeholder('from'), sql.placeholder('to'))))
    .orderBy(...byDueDate),
)

export const listDeadlines = (tx: Tx, from: string, to: string): Promise<Deadline[]> => dueInRange(tx, { from, to })

const ofWedding = preparedSelect(shown, (select) =>
  select
    .from(tasks)
    .innerJoin(clients, ofItsCouple(tasks))
    .where(eq(tasks.clientId, sql.placeholder('clientId')))
    .orderBy(...byDueDate),
)

export const listTasksOfClient = (tx: Tx, clientId: number): Promise<Task[]> => ofWedding(tx, { clientId })

const oneById = preparedSelect(shown, (select) =>
  select
    .from(tasks)
    .leftJoin(clients, ofItsCouple(tasks))
    .where(eq(tasks.id, sql.placeholder('id'))),
)

export async function findTask(tx: Tx, id: number): Promise<Task> {
  const [row] = await oneById(tx, { id })
  return row ?? refuse('not-found')
}

export type TaskValues = Partial<Omit<typeof tasks.$inferInsert, 'completedAt'>>

/** A task for the couple is no secret to it; what else a wedding has to do is shown unless the studio keeps its tasks to itself. */
const visibleByDefault = sql`${sql.placeholder('clientId')}::int is not null and (${sql.placeholder('assignedTo')}::text = 'client'
  or not (select ${planners.tasksArePrivate} from ${planners} where ${planners.id} = current_setting('app.planner')::int))`

const added = statement(written, (query) =>
  query
    .insert(tasks)
    .values({
      clientId: sql.placeholder('clientId'),
      title: sql.placeholder('title'),
      description: sql.placeholder('description'),
      dueDate: sql.placeholder('dueDate'),
      completed: sql.placeholder('completed'),
      completedAt: sql`case when ${sql.placeholder('completed')} then now() end`,
      assignedTo: sql.placeholder('assignedTo'),
      memberId: sql.placeholder('memberId'),
      priority: sql.placeholder('priority'),
      visibleToCouple: sql`coalesce(${sql.placeholder('visibleToCouple')}::boolean, ${visibleByDefault})`,
      phase: sql.placeholder('phase'),
      steps: sql.placeholder('steps'),
      offset: sql.placeholder('offset'),
      repeat: sql.placeholder('repeat'),
    })
    .returning(written),
)

const defaults = {
  clientId: null,
  memberId: null,
  description: null,
  dueDate: null,
  phase: null,
  steps: [],
  offset: null,
  repeat: null,
  visibleToCouple: null,
}

export async function insertTask(tx: Tx, values: TaskValues & { title: string }): Promise<Task> {
  const { completed = false, assignedTo = 'planner', priority = 'medium' } = values
  const chosen = { completed, assignedTo, priority }
  const [row] = await added(tx, { ...defaults, ...given(values), ...chosen })
  return row ?? refuse('not-found')
}

export const datedTasks: DatedTable = {
  table: tasks,
  date: tasks.dueDate,
  dateColumn: 'due_date',
  title: sql`${tasks.title}`,
  isSettled: sql`${tasks.completed}`,
  isShown: sql`${tasks.visibleToCouple}`,
}
