import { coupleNames } from '#contract/names.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { onDay, timeInWords } from '#server/jobs/moments.ts'

/** Nobody is reminded of anything before this hour of their own day. */
const earliestHour = 7

const now = sql`local_time(p.time_zone)`
const today = sql`to_char(${now}, 'YYYY-MM-DD')`
const tomorrow = sql`to_char(${now} + interval '1 day', 'YYYY-MM-DD')`
const isDaytime = sql`extract(hour from ${now}) >= ${earliestHour}`

type Due = {
  planner: number
  kind: 'event-tomorrow' | 'task-due' | 'task-overdue'
  id: number
  title: string
  day: string
  time: string | null
  one: string | null
  two: string | null
  today: string
}

/** Events of tomorrow, tasks that are due today or overdue: each is news once, in the planner's own day. */
export async function remind(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<Due>(sql`
    select due.*, c.partner_one_name as one, c.partner_two_name as two from (
      select p.id as planner, 'event-tomorrow' as kind, e.id, e.title, e.date as day, e.time, e.client_id, ${today} as today
      from planners p join events e on e.planner_id = p.id and e.date = ${tomorrow}
      where ${isDaytime}
      union all
      select p.id, case when t.due_date < ${today} then 'task-overdue' else 'task-due' end,
        t.id, t.title, t.due_date, null, t.client_id, ${today}
      from planners p join tasks t on t.planner_id = p.id and t.due_date <= ${today} and t.due_date <> '' and not t.completed
      where ${isDaytime}
    ) due
    left join clients c on c.planner_id = due.planner and c.id = due.client_id
    where not exists (select from notifications n
      where n.planner_id = due.planner and n.once_key = concat_ws(' ', due.kind, due.id, due.day))
    order by due.planner, due.kind desc, due.day, due.time, due.id`)
  if (rows.length === 0) return
  await tx.execute(sql`
    select notify_planner(planner, 'reminder', title, message, priority, about, id, once)
    from jsonb_to_recordset(${JSON.stringify(rows.map(reminderOf))}::jsonb) as reminders
      (planner int, title text, message text, priority text, about text, id int, once text)`)
}

function reminderOf(due: Due) {
  const { planner, kind, id, day, one, two } = due
  const couple = one === null ? '' : coupleNames({ partnerOneName: one, partnerTwoName: two })
  const [title, when] = wordsOf(due)
  return {
    planner,
    id,
    title,
    message: couple ? `${couple}: ${when}` : when.charAt(0).toUpperCase() + when.slice(1),
    priority: kind === 'task-overdue' ? 'high' : 'medium',
    about: kind === 'event-tomorrow' ? 'event' : 'task',
    once: `${kind} ${id} ${day}`,
  }
}

function wordsOf({ kind, title, day, time, today }: Due): [title: string, when: string] {
  const date = onDay(day, today)
  if (kind === 'task-overdue') return [`Overdue: ${title}`, `was due ${date}.`]
  if (kind === 'task-due') return [`Due today: ${title}`, `due ${date}.`]
  return [`Tomorrow: ${title}`, `${date}${time ? `, at ${timeInWords(time)}` : ''}.`]
}
