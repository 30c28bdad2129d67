import type { Deadline } from '#planning/tasks/contract/deadline.ts'
import { mostInList } from '#platform/contract/limits.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Task, TaskListStatus } from '#planning/tasks/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, between, desc, eq, lt, ne, sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
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
const written = {
  ...own,
  clientName: sql<string | null>`(select ${clientName} from ${clients} where ${clients.id} = ${tasks.clientId})`,
}

const byDueDate = [asc(tasks.dueDate), asc(tasks.id)]

const all = preparedSelect(shown, (select) =>
  select
    .from(tasks)
    .leftJoin(clients, ofItsCouple(tasks))
    .orderBy(...byDueDate)
    .limit(sql.placeholder('limit')),
)

const meaning = {
  all: undefined,
  pending: eq(tasks.completed, false),
  'not-started': and(eq(tasks.completed, false), eq(tasks.assignedTo, 'planner')),
  'in-progress': and(eq(tasks.completed, false), ne(tasks.assignedTo, 'planner')),
  completed: eq(tasks.completed, true),
}

type Wanted = Page & { status?: TaskListStatus; clientId?: number | undefined }

/** By due date; when paged, or when there are too many, the newest first. */
export async function listTasks(tx: Tx, { status = 'all', clientId, limit, before }: Wanted = {}): Promise<Task[]> {
  const paged = limit !== undefined || before !== undefined
  if (!paged) {
    const found = await unpaged(tx, { status, clientId })
    if (found.length <= mostInList) return found
  }
  return matching(tx, { status, clientId, before })
    .orderBy(desc(tasks.id))
    .limit(limit ?? mostInList)
}

const unpaged = (tx: Tx, { status = 'all', clientId }: Wanted) =>
  status === 'all' && clientId === undefined
    ? all(tx, { limit: mostInList + 1 })
    : matching(tx, { status, clientId })
        .orderBy(...byDueDate)
        .limit(mostInList + 1)

const matching = (tx: Tx, { status = 'all', clientId, before }: Wanted) =>
  tx
    .select(shown)
    .from(tasks)
    .leftJoin(clients, ofItsCouple(tasks))
    .where(
      and(
        clientId === undefined ? undefined : eq(tasks.clientId, clientId),
        before === undefined ? undefined : lt(tasks.id, before),
        meaning[status],
      ),
    )

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

/** Sets or clears the completion time with the status; completing twice does not change it. */
export const withMoment = (values: TaskValues) =>
  values.completed === undefined
    ? values
    : { ...values, completedAt: values.completed ? sql`coalesce(${tasks.completedAt}, now())` : null }

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

const unsaid = {
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
  const said = { completed, assignedTo, priority }
  const [row] = await added(tx, { ...unsaid, ...given(values), ...said })
  return row ?? refuse('not-found')
}

export async function changeTask(tx: Tx, id: number, change: TaskValues): Promise<Task> {
  const { completed, ...others } = change
  if (Object.values(others).every((value) => value === undefined)) {
    return completed === undefined ? findTask(tx, id) : (await tickTask(tx, id, completed)).task
  }
  const [row] = await tx.update(tasks).set(withMoment(change)).where(eq(tasks.id, id)).returning(written)
  return row ?? refuse('not-found')
}

const completed = sql.placeholder('completed')

const ticked = statement(written, (query) =>
  query
    .update(tasks)
    .set({
      completed: sql`${completed}`,
      completedAt: sql`case when ${completed} then coalesce(${tasks.completedAt}, now()) end`,
      completedBy: sql`case when ${completed} then nullif(current_setting('app.person_name', true), '') end`,
    })
    .where(and(eq(tasks.id, sql.placeholder('id')), ne(tasks.completed, completed)))
    .returning(written),
)

/** Also returns whether this call made the change, if several run at once. */
export async function tickTask(tx: Tx, id: number, completed: boolean): Promise<{ task: Task; changed: boolean }> {
  const [task] = await ticked(tx, { id, completed })
  return task ? { task, changed: true } : { task: await findTask(tx, id), changed: false }
}

/** Undefined if there is no such step. */
export async function tickStep(tx: Tx, id: number, stepId: number, done: boolean): Promise<Task | undefined> {
  const [task] = await tx
    .update(tasks)
    .set({
      steps: sql`(select jsonb_agg(case when s.step -> 'id' = ${stepId}::text::jsonb
        then s.step || jsonb_build_object('done', ${done}::boolean) else s.step end order by s.place)
        from jsonb_array_elements(${tasks.steps}) with ordinality as s(step, place))`,
    })
    .where(and(eq(tasks.id, id), sql`${tasks.steps} @> ${JSON.stringify([{ id: stepId }])}::jsonb`))
    .returning(written)
  return task
}

export const datedTasks: DatedTable = {
  table: tasks,
  date: tasks.dueDate,
  dateColumn: 'due_date',
  title: sql`${tasks.title}`,
  isSettled: sql`${tasks.completed}`,
  isShown: sql`${tasks.visibleToCouple}`,
}

export const deleteTask = (tx: Tx, id: number): Promise<void> => deleteRow(tx, tasks, id)
