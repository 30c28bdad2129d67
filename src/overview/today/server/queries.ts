import type { OpenGuests } from '#guests/counts/contract/open-guests.ts'
import { openDays, openOf } from '#guests/counts/server/public/open-guests.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { draftDays, essentialDays } from '#overview/today/contract/today-rank.ts'
import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement } from '#platform/server/db/statement.ts'
import { currentMember } from '#platform/server/db/tenancy/rights.ts'
import { durations } from '#platform/server/foundation/durations.ts'
import { isUnderway, ofNoArchived } from '#weddings/clients/server/public/archived.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'

/** Rows of each kind that are looked at, so that the cost is bounded. */
export const mostRows = 200
/** The list has at most this many lines of each kind; the rest is counted. */
export const mostLines = 8
/** An invitation is given this many days before its line appears. */
const patienceDays = 3

const number = (value: number) => sql.raw(String(value))
const today = sql.placeholder('today')
/** The last day on which a wedding is near. */
const horizon = sql.placeholder('horizon')

/** The kinds of which only the most urgent rows are read. */
type Limited = 'task' | 'couple-task' | 'invoice'

/** One row of what the list is made of; each kind fills the columns that it needs. */
export type TodayRow = {
  kind: 'event' | Limited | 'draft' | 'message' | 'moved' | 'wedding' | 'portal' | 'guests' | 'snooze' | 'totals'
  /** The id of the event, task, invoice or message, or of the subject of a snooze. */
  id: number
  clientId: number | null
  clientName: string | null
  weddingDate: string | null
  /** The subject of a snooze, and what a wedding lacks, separated by commas. */
  title: string
  day: string | null
  /** An event has its time, place and phone; an invoice its currency; a task whose it is unless it is the caller's, and whether it waits for the couple's invitation; a wedding whether any vendor of it has an address; a guest list what is missing in it. */
  detail: {
    time?: string | null
    place?: string | null
    phone?: string | null
    holder?: string | null
    isWaiting?: boolean
    canAsk?: boolean
    currency?: string
    missing?: OpenGuests
  } | null
  /** How many rows there are of each kind, without those that are snoozed. */
  totals: Record<Limited, number> | null
  cents: string | null
  /** When the couple was last mailed about it, or a message was written, or an invitation ends. */
  at: string | null
  /** Whether a task has a high priority, or the couple of a wedding was invited. */
  flag: boolean
}

const fields: Record<keyof TodayRow, SQL> = {
  kind: sql`l.kind`,
  id: sql`l.id`,
  clientId: sql`l.client_id`,
  clientName: sql`c.partner_one_name || coalesce(' & ' || c.partner_two_name, '')`,
  weddingDate: sql`c.wedding_date`,
  title: sql`l.title`,
  day: sql`l.day`,
  detail: sql`case l.kind when 'event' then json_build_object('time', l.more, 'place', coalesce(l.json ->> 'place', c.venue), 'phone', c.phone)
    when 'task' then l.json when 'invoice' then l.json when 'draft' then l.json when 'guests' then l.json
    when 'wedding' then json_build_object('canAsk', l.more is not null) end`,
  totals: sql`case l.kind when 'totals' then l.json end`,
  cents: sql`l.cents`,
  at: sql`l.at`,
  flag: sql`l.flag`,
}

/** Adds the wedding's date to the rows `r` of near weddings, for the ranking, and leaves out snoozed rows. */
const withNearness = (rows: SQL, subject: 'task' | 'invoice') => sql`
  select r.*, n.wedding_date as near_date from (${rows}) r
  left join clients n on n.id = r.client_id and n.wedding_date between ${today} and ${horizon}
  where (r.id in (select subject_id from today_snoozes where subject = ${sql.raw(`'${subject}'`)} and until > ${today})) is not true`

const member = sql.raw(currentMember)

/** Who has a task, unless it is the caller or the couple. */
const holder = sql`case when assigned_to = 'client' then null
    when assigned_to in ('', 'planner') then case when ${member} is not null then 'The owner' end
    when member_id is distinct from ${member} or member_id is null then assigned_to end`

const isOfCouple = sql`assigned_to = 'client' and visible_to_couple and client_id is not null`
const notInvited = sql.raw(`'The couple'`)
const isInvitedCouple = sql`exists (select from clients c join people p on p.client_id = c.id where c.id = tasks.client_id and ${isInvited})`

/** Tasks that an invited couple sees and has to do count as the couple's. If there are more tasks than are read, those due last are read. */
const dueTasks = withNearness(
  sql`select id, client_id, title, due_date, priority = 'high' as is_high,
      ${isOfCouple} and ${isInvitedCouple} as is_couples,
      ${isOfCouple} and not ${isInvitedCouple} as is_waiting,
      case when ${isOfCouple} and not ${isInvitedCouple} then ${notInvited} else ${holder} end as holder
    from tasks where not completed and due_date <= ${today} and ${ofNoArchived} and (not ${sql.placeholder('mine')}::boolean or ${holder} is null)
    order by due_date desc limit ${number(mostRows)}`,
  'task',
)
/** A couple is not asked about a task on the day on which it is due. */
const isLate = sql`is_couples and due_date < ${today}`

/** Those due today too. */
const dueInvoices = withNearness(
  sql`select id, client_id, invoice_number, due_date, currency, amount_cents - paid_cents - waived_cents as cents from invoices
    where status in ('Sent', 'Partially Paid', 'Overdue') and due_date <= ${today} and amount_cents > paid_cents + waived_cents
      and processing_cents = 0 and not is_sample and ${ofNoArchived}
    order by due_date limit ${number(mostRows)}`,
  'invoice',
)

/** The first rows in the order of `rankOf`, with those that only their ids place after the last of them. */
const mostUrgent = (order: SQL) => sql`order by ${order} fetch first ${number(mostLines)} rows with ties`

const events = sql`
  select 'event' as kind, id, client_id, title, date as day, time as more, json_build_object('place', place) as json, null::bigint as cents,
    null::timestamptz as at, false as flag
  from events where date = ${today} limit ${number(mostRows)}`

const tasks = sql`
  select 'task', id, client_id, title, due_date, null, json_build_object('holder', holder, 'isWaiting', is_waiting),
    null::bigint, null::timestamptz, is_high
  from due_tasks where not is_couples ${mostUrgent(sql`is_waiting, due_date = ${today}, near_date, not is_high, due_date`)}`

const coupleTasks = sql`
  select 'couple-task', id, client_id, title, due_date, null, null::json, null::bigint,
    (select sent_at from task_nudges where task_id = t.id), is_high
  from (select * from due_tasks where ${isLate} ${mostUrgent(sql`near_date, not is_high, due_date`)}) t`

const invoices = sql`
  select 'invoice', id, client_id, invoice_number, due_date, null, json_build_object('currency', currency), cents,
    (select max(sent_at) from invoice_reminders where invoice_id = i.id and uncertain_at is null), false
  from (select * from due_invoices ${mostUrgent(sql`due_date = ${today}, near_date, due_date`)}) i`

/** Drafts that should have gone out, so that whoever pays has time for it. */
const drafts = sql`
  select 'draft', id, client_id, '', due_date, null, json_build_object('currency', currency), amount_cents, null::timestamptz, false
  from invoices where status = 'Draft' and due_date <= ${sql.placeholder('draftsUntil')} and not is_sample and ${ofNoArchived}
  order by due_date limit ${number(mostRows)}`

const totals = sql`
  select 'totals', 0, null::int, '', null, null,
    json_build_object('task', count(*) filter (where not is_couples), 'couple-task', count(*) filter (where ${isLate}),
      'invoice', (select count(*) from due_invoices)),
    null::bigint, null::timestamptz, false
  from due_tasks`

const messages = sql`
  select 'message', id, client_id, left(content, 200), null, null, null::json, null::bigint, timestamp, false
  from messages where not read and sender = 'client' and timestamp < now() - interval '1 day'
  order by timestamp limit ${number(mostRows)}`

/** Someone in the couple has signed in, with a password or by a mailed link. */
const isOpened = sql`(c.is_activated or exists (select from people p where p.client_id = c.id and p.last_seen_at is not null))`

/** On its day, a wedding is asked for nothing more. */
const weddings = sql`
  select 'wedding', c.id, c.id, concat_ws(',',
      case when coalesce(c.venue, '') = '' then 'venue' end,
      case when not exists (select from client_vendors v where v.client_id = c.id and v.status = 'confirmed') then 'vendors' end,
      case when not exists (select from events e where e.date = c.wedding_date and e.client_id = c.id)
        and not exists (select from days d where d.client_id = c.id and d.date = c.wedding_date
          and exists (select from day_items i where i.day_id = d.id)) then 'schedule' end,
      case when not ${isOpened} then 'invite' end),
    c.wedding_date, (select 'yes' from client_vendors v join vendors w on w.id = v.vendor_id
      where v.client_id = c.id and w.email is not null limit 1),
    null::json, null::bigint, null::timestamptz, c.invite_sent
  from clients c
  where c.wedding_date > ${today} and c.wedding_date <= ${horizon} and ${isUnderway}
  order by c.wedding_date limit ${number(mostRows)}`

/** What vendors, guests and the couple see has another date than the run sheet. */
const moved = sql`
  select 'moved', c.id, c.id, min(d.published_date), min(d.published_date), null, null::json, null::bigint, null::timestamptz, false
  from days d join clients c on c.id = d.client_id
  where d.version > 0 and d.date is distinct from d.published_date and d.published_date >= ${today} and ${isUnderway}
  group by c.id order by 5 limit ${number(mostRows)}`

/** Invited some days ago, and never opened; of near weddings this is an essential. */
const portals = sql`
  select 'portal', c.id, c.id, '', to_char(c.invite_expires_at - interval '${number(durations.inviteDays)} days', 'YYYY-MM-DD'),
    null, null::json, null::bigint, c.invite_expires_at, true
  from clients c
  where c.invite_sent and not c.is_activated and ${isUnderway}
    and c.invite_expires_at < now() + interval '${number(durations.inviteDays - patienceDays)} days'
    and not ${isOpened} and (c.wedding_date is null or c.wedding_date > ${horizon})
  limit ${number(mostRows)}`

/** Guest lists in which something is missing. */
const guests = sql`
  select 'guests', c.id, c.id, '', c.wedding_date, null, json_build_object('missing', json_build_object('unanswered', o.unanswered,
      'deadline', o.deadline, 'withoutMeal', o.without_meal, 'withoutAddress', o.without_address)),
    null::bigint, null::timestamptz, false
  from clients c, ${openOf}
  where c.wedding_date > ${today} and c.wedding_date <= ${sql.placeholder('addressesUntil')} and ${isUnderway}
    and o.unanswered + o.without_meal + o.without_address > 0
  order by c.wedding_date limit ${number(mostRows)}`

/** The queries above leave out snoozed tasks and invoices themselves. */
const snoozes = sql`
  select 'snooze', subject_id, null, subject, until, null, null::json, null::bigint, null::timestamptz, false
  from today_snoozes where until > ${today} and subject not in ('task', 'invoice')`

const parts = [
  events,
  tasks,
  coupleTasks,
  invoices,
  drafts,
  totals,
  messages,
  moved,
  weddings,
  portals,
  guests,
  snoozes,
]
const all = sql.join(
  parts.map((part) => sql`(${part})`),
  sql` union all `,
)

const listed = statement<TodayRow>(
  fields,
  (query) =>
    query.select(fields).from(
      sql`(with due_tasks as materialized (${dueTasks}), due_invoices as materialized (${dueInvoices}) ${all}) l
        left join clients c on c.id = l.client_id`,
    ) as never,
)

/** All of it, or only without the tasks that others in the studio have. */
export const listToday = (tx: Tx, day: string, isMine = false): Promise<TodayRow[]> =>
  listed(tx, {
    ...openDays(day),
    horizon: addDays(day, essentialDays),
    draftsUntil: addDays(day, draftDays),
    mine: isMine,
  })
