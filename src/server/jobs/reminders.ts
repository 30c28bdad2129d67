import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'

/** Nobody is reminded of anything before this hour of their own day. */
const earliestHour = 7

const today = sql`to_char(local_time(p.time_zone), 'YYYY-MM-DD')`
const tomorrow = sql`to_char(local_time(p.time_zone) + interval '1 day', 'YYYY-MM-DD')`
const isDaytime = sql`extract(hour from local_time(p.time_zone)) >= ${earliestHour}`

/** Events of tomorrow, tasks that are due today or overdue: each is news once, in the planner's own day. */
export async function remind(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select notify_planner(p.id, 'event', 'Tomorrow: ' || e.title,
      c.partner_one_name || coalesce(' & ' || c.partner_two_name, '') || coalesce(', at ' || e.time, ''),
      'medium', 'event', e.id, 'event-tomorrow ' || e.id || ' ' || e.date)
    from planners p
    join events e on e.planner_id = p.id and e.date = ${tomorrow}
    join clients c on c.planner_id = p.id and c.id = e.client_id
    where ${isDaytime}`)
  await tx.execute(sql`
    select notify_planner(p.id, 'task', 'Due today: ' || t.title, coalesce(nullif(t.description, ''), 'This task is due today.'),
      'medium', 'task', t.id, 'task-due ' || t.id || ' ' || t.due_date)
    from planners p
    join tasks t on t.planner_id = p.id and t.due_date = ${today} and not t.completed
    where ${isDaytime}`)
  await tx.execute(sql`
    select notify_planner(p.id, 'task', 'Overdue: ' || t.title, 'This task was due on ' || t.due_date || '.',
      'high', 'task', t.id, 'task-overdue ' || t.id || ' ' || t.due_date)
    from planners p
    join tasks t on t.planner_id = p.id and t.due_date < ${today} and t.due_date <> '' and not t.completed
    where ${isDaytime}`)
}
