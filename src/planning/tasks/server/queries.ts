import { mostInList } from '#platform/contract/limits.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Task, TaskListStatus } from '#planning/tasks/contract/endpoints.ts'
import { clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, desc, eq, lt, ne, sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect, statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { tasks } from '#planning/tasks/server/table.ts'
import { shown, byDueDate, type TaskValues, findTask, written } from '#planning/tasks/server/public.ts'

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

/** Sets or clears the completion time with the status; completing twice does not change it. */
export const withMoment = (values: TaskValues) =>
  values.completed === undefined
    ? values
    : { ...values, completedAt: values.completed ? sql`coalesce(${tasks.completedAt}, now())` : null }

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

export const lockTask = (tx: Tx, id: number): Promise<void> => lockRow(tx, tasks, id)

export const deleteTask = (tx: Tx, id: number): Promise<void> => deleteRow(tx, tasks, id)
