import type { EventType } from '#planning/events/contract/endpoints.ts'
import type { Offset } from '#platform/contract/offset.ts'
import type { EarlierFate, lineKinds } from '#plan/plan/contract/plan-kinds.ts'
import { inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { events } from '#planning/events/server/table.ts'
import { tasks } from '#planning/tasks/server/table.ts'

/** A row of a wedding as templates know it. */
export type PlanRow = {
  kind: (typeof lineKinds)[number]
  id: number
  title: string
  description: string | null
  phase: string | null
  date: string | null
  offset: Offset | null
  /** Null for a row that did not come from the template in question. */
  templateKey: string | null
  isSettled: boolean
  priority: string | null
  assignedTo: string | null
  steps: string[]
  type: EventType | null
  time: string | null
  minutes: number | null
}

/** Everything in the plan of a wedding, in one round trip. */
export async function listPlanRows(tx: Tx, clientId: number, templateId: number): Promise<PlanRow[]> {
  const { rows } = await tx.execute<PlanRow>(sql`
    select 'task' as kind, id, title, description, phase, due_date as date, date_offset as offset,
      case when template_id = ${templateId} then template_key end as "templateKey", completed as "isSettled",
      priority, assigned_to as "assignedTo", jsonb_path_query_array(steps, '$[*].title') as steps,
      null as type, null as time, null::int as minutes
    from tasks where client_id = ${clientId}
    union all
    select 'event', id, title, description, null, date, date_offset,
      case when template_id = ${templateId} then template_key end, false, null, null, '[]', type, time, minutes
    from events where client_id = ${clientId}
    union all
    select 'payment', id, coalesce(description, invoice_number, 'Draft'), null, null, due_date, date_offset,
      case when template_id = ${templateId} then template_key end, status <> 'Draft', null, null, '[]', null, null, null
    from invoices where client_id = ${clientId} and status <> 'Void'`)
  return rows
}

/** By key, what became of the rows that the template did not leave in the wedding when it was applied before. */
export async function listEarlier(tx: Tx, clientId: number, templateId: number): Promise<Map<string, EarlierFate>> {
  const { rows } = await tx.execute<{ key: string; fate: EarlierFate }>(sql`
    select jsonb_array_elements_text(b.about -> 'skipped') as key, 'skipped' as fate
    from history_batches b where b.client_id = ${clientId} and b.kind = 'template' and b.about -> 'templateId' = to_jsonb(${templateId}::int)
      and not exists (select from history_batches u where u.kind = 'undo' and u.client_id = b.client_id
        and u.about -> 'of' = to_jsonb(b.id) and u.about ? 'whole')
    union all
    select h.before ->> 'template_key', 'deleted'
    from history h left join history_batches b on b.id = h.batch
    where h.client_id = ${clientId} and h.operation = 'delete' and h.before -> 'template_id' = to_jsonb(${templateId}::int)
      and b.kind is distinct from 'undo'`)
  return new Map(rows.map(({ key, fate }) => [key, fate]))
}

type NewTask = typeof tasks.$inferInsert
type NewEvent = typeof events.$inferInsert

export async function insertTasks(tx: Tx, rows: NewTask[]): Promise<number[]> {
  if (rows.length === 0) return []
  const added = await tx.insert(tasks).values(rows).returning({ id: tasks.id })
  return added.map(({ id }) => id)
}

export async function insertEvents(tx: Tx, rows: NewEvent[]): Promise<void> {
  if (rows.length > 0) await tx.insert(events).values(rows)
}

type TaskChangeRow = { id: number } & Pick<
  NewTask,
  'title' | 'description' | 'phase' | 'priority' | 'assignedTo' | 'dueDate' | 'offset' | 'steps'
>
type EventChangeRow = { id: number } & Pick<
  NewEvent,
  'title' | 'description' | 'type' | 'time' | 'minutes' | 'date' | 'offset'
>

/** A task of a member of the studio stays with it, unless it becomes the couple's. */
const staysAssigned = sql`r."assignedTo" = 'planner' and t.assigned_to <> 'client'`

/** Gives tasks the values of their template. Steps with a known title keep their ticks; whether the couple sees a task stays, unless it becomes the couple's. */
export async function changeTasks(tx: Tx, rows: TaskChangeRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update tasks t set title = r.title, description = r.description, phase = r.phase, priority = r.priority,
      assigned_to = case when ${staysAssigned} then t.assigned_to else r."assignedTo" end,
      member_id = case when ${staysAssigned} then t.member_id end,
      visible_to_couple = t.visible_to_couple or r."assignedTo" = 'client' and t.assigned_to <> 'client', due_date = r."dueDate", date_offset = r.offset,
      steps = (select coalesce(jsonb_agg(s || jsonb_build_object('done', coalesce((select (o ->> 'done')::boolean
          from jsonb_array_elements(t.steps) o where o ->> 'title' = s ->> 'title' limit 1), false)) order by n), '[]')
        from jsonb_array_elements(r.steps) with ordinality x(s, n))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, title text, description text, phase text, priority text,
      "assignedTo" text, "dueDate" text, "offset" jsonb, steps jsonb)
    where t.id = r.id`)
}

export async function changeEvents(tx: Tx, rows: EventChangeRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update events e set title = r.title, description = r.description, type = r.type, time = r.time, minutes = r.minutes,
      date = r.date, date_offset = r.offset
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, title text, description text, type text, time text,
      minutes int, date text, "offset" jsonb)
    where e.id = r.id`)
}

export async function removeRows(tx: Tx, kind: 'task' | 'event', ids: number[]): Promise<void> {
  const table = { task: tasks, event: events }[kind]
  if (ids.length > 0) await tx.delete(table).where(inArray(table.id, ids))
}
