import { desc, eq, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { notifications } from '#talk/notifications/server/table.ts'
import { ofNoArchived } from '#weddings/clients/server/public/archived.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'

const clientOf = (table: 'events' | 'tasks' | 'invoices' | 'client_feedback') =>
  sql`(select r.client_id from ${sql.identifier(table)} r
    where r.planner_id = notifications.planner_id and r.id = notifications.related_id)`

const coupleConcerned = sql<number | null>`case notifications.related_type
  when 'message' then notifications.related_id when 'client' then notifications.related_id
  when 'event' then ${clientOf('events')} when 'task' then ${clientOf('tasks')}
  when 'invoice' then ${clientOf('invoices')} when 'feedback' then ${clientOf('client_feedback')} end`

const shown = {
  id: notifications.id,
  type: notifications.type,
  title: notifications.title,
  message: notifications.message,
  priority: notifications.priority,
  read: notifications.isRead,
  relatedId: notifications.relatedId,
  relatedType: notifications.relatedType,
  clientId: coupleConcerned,
  createdAt: notifications.createdAt,
}

export async function listNotifications(tx: Tx, limit: number, before?: number): Promise<Notification[]> {
  const older = before === undefined ? undefined : lt(notifications.id, before)
  return tx.select(shown).from(notifications).where(older).orderBy(desc(notifications.id)).limit(limit)
}

const counted = {
  count: sql<number>`count(*)::int`,
  messages: sql<number>`(select count(*)::int from messages m where not m.read and m.sender = 'client')`,
}

const unread = preparedSelect(counted, (select) => select.from(notifications).where(eq(notifications.isRead, false)))

export async function countUnread(tx: Tx): Promise<{ count: number; messages: number }> {
  const [row] = await unread(tx)
  return row ?? { count: 0, messages: 0 }
}

export async function markRead(tx: Tx, id: number, isRead: boolean): Promise<Notification> {
  const [row] = await tx.update(notifications).set({ isRead }).where(eq(notifications.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

/** The earliest hour of reminders, in the planner's time zone. */
const earliestReminderHour = 7

const now = sql`local_time(p.time_zone)`

const today = sql`to_char(${now}, 'YYYY-MM-DD')`

const tomorrow = sql`to_char(${now} + interval '1 day', 'YYYY-MM-DD')`

const isDaytime = sql`extract(hour from ${now}) >= ${earliestReminderHour}`

export type DueNow = {
  planner: number
  /** Who is reminded; null for the owner. */
  member: number | null
  kind: 'event-tomorrow' | 'task-due' | 'task-overdue'
  id: number
  title: string
  day: string
  time: string | null
  one: string | null
  two: string | null
  today: string
}

/** The couple's own tasks are on its list, not on that of anybody in the studio, once it was invited. */
const isOfStudio = sql`not (t.assigned_to = 'client' and t.visible_to_couple and exists (
  select from clients c join people p on p.planner_id = c.planner_id and p.client_id = c.id
  where c.planner_id = t.planner_id and c.id = t.client_id and ${isInvited}))`

/**
 * A studio's events tomorrow, and tasks due today or overdue, by its date, for each who is to be reminded and was not yet:
 * of events everybody who works on weddings, of a task whoever has it.
 */
export async function listDueNow(tx: Tx, plannerId: number): Promise<DueNow[]> {
  const { rows } = await tx.execute<DueNow>(sql`
    select due.*, r.member, c.partner_one_name as one, c.partner_two_name as two from (
      select p.id as planner, 'event-tomorrow' as kind, e.id, e.title, e.date as day, e.time, e.client_id, ${today} as today, null::int as holder
      from planners p join events e on e.planner_id = p.id and e.date = ${tomorrow}
      where p.id = ${plannerId} and ${isDaytime} and ${ofNoArchived}
      union all
      select p.id, case when t.due_date < ${today} then 'task-overdue' else 'task-due' end,
        t.id, t.title, t.due_date, null, t.client_id, ${today}, t.member_id
      from planners p join tasks t on t.planner_id = p.id and t.due_date <= ${today} and t.due_date <> '' and not t.completed
      where p.id = ${plannerId} and ${isDaytime} and ${isOfStudio} and ${ofNoArchived}
    ) due
    join (
      select null::int as member, event_reminders, task_deadlines from planners where id = ${plannerId}
      union all
      select id, event_reminders, task_deadlines from members
      where planner_id = ${plannerId} and joined_at is not null and role in ('planner', 'assistant')
    ) r on case due.kind when 'event-tomorrow' then r.event_reminders else r.task_deadlines and r.member is not distinct from due.holder end
    left join clients c on c.planner_id = due.planner and c.id = due.client_id
    where not exists (select from notifications n where n.planner_id = due.planner and n.member_id is not distinct from r.member
        and n.once_key = concat_ws(' ', due.kind, due.id, due.day))
      and not exists (select from notifications n where n.planner_id = due.planner and n.member_id is not distinct from r.member
        and n.covers is not null and concat_ws(' ', due.kind, due.id, due.day) = any (n.covers))
    order by due.planner, r.member nulls first, due.kind desc, due.day, due.time, due.id`)
  return rows
}

export type Reminder = {
  planner: number
  member: number | null
  /** The record, unless there are several. */
  id: number | null
  title: string
  message: string
  priority: 'high' | 'medium'
  about: 'event' | 'task'
  once: string
  covers: string[] | null
}

export async function insertReminders(tx: Tx, reminders: Reminder[]): Promise<void> {
  if (reminders.length === 0) return
  await tx.execute(sql`
    insert into notifications (planner_id, member_id, type, title, message, priority, related_type, related_id, once_key, covers)
    select planner, member, 'reminder', title, message, priority, about, id, once, covers
    from jsonb_to_recordset(${JSON.stringify(reminders)}::jsonb) as reminders
      (planner int, member int, title text, message text, priority text, about text, id int, once text, covers text[])
    on conflict do nothing`)
}

export type Recipient = {
  id: number
  /** Null for the studio's owner. */
  member: number | null
  name: string
  email: string
  business_name: string | null
  email_notifications: boolean
  push_notifications: boolean
}

export type UnmailedNotification = {
  id: number
  type: string
  title: string
  message: string
  related_type: string | null
  related_id: number | null
  once_key: string | null
  /** How many records it is about. */
  count: number
}

const isUnmailed = sql`n.mailed_at is null and not n.is_read and n.created_at > now() - interval '2 days'`

/** Whom notifications that wait are for, since when, with the switches and the time zone of each. */
const waiting = sql`
  select p.id, m.id as member, coalesce(m.name, p.name) as name, coalesce(m.email, p.email) as email, p.business_name,
    case when m.id is null then p.email_notifications else m.email_notifications end as email_notifications,
    case when m.id is null then p.push_notifications else m.push_notifications end as push_notifications,
    case when m.id is null then p.mail_digest else m.mail_digest end as mail_digest,
    coalesce(m.time_zone, p.time_zone) as zone, w.oldest
  from (select n.planner_id, n.member_id, min(n.created_at)::text as oldest from notifications n where ${isUnmailed} group by 1, 2) w
  join planners p on p.id = w.planner_id and p.email_verified
  left join members m on m.planner_id = w.planner_id and m.id = w.member_id
  where w.member_id is null or m.joined_at is not null`

/** Those who want mail, or notifications on a device. */
const wantsNews = sql`(r.email_notifications or r.push_notifications and exists (
  select from push_subscriptions s where s.planner_id = r.id and s.person_id is null and s.member_id is not distinct from r.member))`

export type WaitingRecipient = Recipient & { zone: string; oldest: string }

/** Those without a daily mail. */
export async function listMailedWhenDue(tx: Tx): Promise<WaitingRecipient[]> {
  const { rows } = await tx.execute<WaitingRecipient>(
    sql`select r.* from (${waiting}) r where ${wantsNews} and not r.mail_digest`,
  )
  return rows
}

/** The hour of the daily mail, in the time zone of each. */
const digestHour = 8

export async function listMailedNow(tx: Tx): Promise<WaitingRecipient[]> {
  const { rows } = await tx.execute<WaitingRecipient>(sql`
    select r.* from (${waiting}) r where ${wantsNews} and r.mail_digest
      and extract(hour from local_time(r.zone)) = ${digestHour}`)
  return rows
}

/** Unread notifications not mailed yet, oldest first; marks them as mailed, so that two jobs do not send the same. */
export async function takeUnmailed(tx: Tx, { id, member }: Recipient): Promise<UnmailedNotification[]> {
  const { rows } = await tx.execute<UnmailedNotification>(sql`
    update notifications n set mailed_at = now()
    where n.planner_id = ${id} and n.member_id is not distinct from ${member}::int and ${isUnmailed}
    returning id, type, title, message, related_type, related_id, once_key, coalesce(cardinality(covers), 1) as count`)
  return rows.sort((one, other) => one.id - other.id)
}
