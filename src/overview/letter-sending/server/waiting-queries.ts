import { addDays, dateAtMs } from '#platform/contract/calendar-date.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { listPartsForCouple } from '#day/days/server/public/published-days.ts'
import { choiceColumns, choiceJoins, isHeld, isStillTold, type Choices } from '#talk/letters/server/public/hearers.ts'
import { today, tomorrow } from '#talk/letters/server/public/studio-date.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'
import { named, wordsOf, type Line, type Noted } from '#overview/letter-sending/server/words.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { regionOf, type RegionChoices } from '#platform/contract/locale/usual-region.ts'
import { regionOfStudio } from '#studio/studios/server/table.ts'

export type WaitingPerson = RegionChoices & {
  plannerId: number
  clientId: number
  personId: number
  /** The moment of the oldest news and the id of the newest; null if only the letter of the week is due. */
  oldest: string | null
  /** The moment of the oldest news of events that are near. */
  urgent: string | null
  last: number | null
  name: string
  language: Language
  email: string | null
  rhythm: Rhythm
  access: Access
  zone: string
  weddingDate: string | null
  weekToldOn: string | null
}

/** Everybody who has news waiting or wants a letter each week, with what decides when it is sent. */
export async function listWaiting(tx: Tx, now: Date): Promise<WaitingPerson[]> {
  const { rows } = await tx.execute<WaitingPerson>(sql`
    select waiting.*, p.client_id as "clientId", p.name, coalesce(p.language, c.language, 'en') as language, p.email, p.rhythm, p.access, p.week_told_on as "weekToldOn",
      c.wedding_date as "weddingDate", coalesce(p.time_zone, s.time_zone) as zone, ${regionOfStudio}
    from (
      select planner_id as "plannerId", person_id as "personId", min(created_at)::text as oldest,
        min(created_at) filter (where kind = 'event-soon')::text as urgent, max(id) as last
      from (
        select planner_id, person_id, created_at, id, kind from notices where settled_at is null
        union all
        select planner_id, id, null, null, null from people
        where rhythm = 'weekly' and email is not null and coalesce(week_told_on, '') <= ${sixDaysBefore(now)}
      ) each group by planner_id, person_id
    ) waiting
    join people p on p.planner_id = waiting."plannerId" and p.id = waiting."personId"
    join clients c on c.planner_id = p.planner_id and c.id = p.client_id
    join planners s on s.id = p.planner_id
    where (waiting.last is not null or ${isInvited}) and not ${isHeld(sql`c`)}`)
  return rows
}

/** Monday begins up to 14 hours before it does in UTC. */
const sixDaysBefore = (now: Date) => addDays(dateAtMs(now.getTime()), -6)

const openTask = sql`select from tasks r join planners s on s.id = r.planner_id where r.planner_id = n.planner_id
  and r.id = n.subject_id and not r.completed and r.visible_to_couple and r.assigned_to = 'client'`

/** An event of this wedding: one that was moved to another wedding is not part of this one any more. */
const itsEvent = sql`events r join planners s on s.id = r.planner_id
  where r.planner_id = n.planner_id and r.client_id = n.client_id and r.id = n.subject_id`

const studioDay = sql`(select ${today} from planners s where s.id = n.planner_id)`

/**
 * What has been read, done, reassigned or deleted in the meantime is not told, nor that a task is due tomorrow when it
 * is not any more. Of an event that was deleted, those who knew of it are told; of one that is over, nobody is.
 */
const isCurrent = sql`case n.kind
  when 'message' then exists (select from messages r where r.planner_id = n.planner_id and r.id = n.subject_id
    and not n.person_id = any (r.read_by))
  when 'document' then exists (select from documents r where r.planner_id = n.planner_id and r.id = n.subject_id and r.visible_to_couple)
  when 'invoice' then exists (select from invoices r where r.planner_id = n.planner_id and r.id = n.subject_id
    and r.status not in ('Draft', 'Void', 'Paid')
    and (look.selected_invoices is null or look.selected_invoices = '[]' or look.selected_invoices @> to_jsonb(r.id)))
  when 'task' then exists (${openTask})
  when 'task-late' then exists (${openTask})
  when 'task-due' then exists (${openTask} and r.due_date = ${tomorrow})
  when 'payment' then exists (select from invoice_payments r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when 'event' then n.before ->> 'date' >= ${studioDay} or exists (select from ${itsEvent} and r.date >= ${today})
  when 'event-soon' then n.before ->> 'date' >= ${studioDay} or exists (select from ${itsEvent}
    and (r.date = ${tomorrow} or r.date = ${today} and coalesce(r.time, '24:00') > to_char(local_time(s.time_zone), 'HH24:MI')))
  when 'day' then exists (select from days r where r.planner_id = n.planner_id and r.id = n.subject_id and r.version > 0)
  else true end`

/** A payment is shown with its invoice, and a moved plan as a whole. */
const shownId = sql`case n.kind when 'payment'
  then (select r.invoice_id from invoice_payments r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when 'plan' then null
  when 'day' then null
  else n.subject_id end`

/** The date of whoever reads the letter, that many days from now. */
const readersDay = (zone: string, days: number) =>
  sql`to_char(local_time(${zone}) + make_interval(days => ${days}), 'YYYY-MM-DD')`

/** The record as it is now, as far as a letter names it; the items of a day are added. */
const factsNow = (zone: string) => sql`case
  when n.kind in ('task', 'task-due', 'task-late') then (select json_build_object('title', r.title, 'dueDate', r.due_date,
      'isTomorrow', r.due_date = ${readersDay(zone, 1)})
    from tasks r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when n.kind in ('event', 'event-soon') then (select json_build_object('title', r.title, 'date', r.date, 'time', r.time,
      'isToday', r.date = ${readersDay(zone, 0)}, 'isTomorrow', r.date = ${readersDay(zone, 1)}) from ${itsEvent})
  when n.kind = 'document' then (select json_build_object('title', r.original_name)
    from documents r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when n.kind = 'invoice' then (select json_build_object('number', r.invoice_number, 'cents', r.amount_cents, 'currency', r.currency, 'dueDate', r.due_date)
    from invoices r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when n.kind = 'message' then (select json_build_object('name', r.sender_name)
    from messages r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when n.kind = 'payment' then (select json_build_object('cents', r.amount_cents, 'currency', i.currency, 'number', i.invoice_number,
      'isVoid', i.status = 'Void', 'rest', i.amount_cents - i.waived_cents - (select sum(o.amount_cents) from invoice_payments o
        where o.planner_id = r.planner_id and o.invoice_id = r.invoice_id and o.id <= r.id))
    from invoice_payments r join invoices i on i.planner_id = r.planner_id and i.id = r.invoice_id
    where r.planner_id = n.planner_id and r.id = n.subject_id)
  when n.kind = 'plan' then (select json_build_object('date', r.wedding_date)
    from clients r where r.planner_id = n.planner_id and r.id = n.subject_id)
  when n.kind = 'day' then (select json_build_object('name', r.published_name, 'date', r.published_date,
    'timeZone', r.published_time_zone, 'place', r.published_place) from days r where r.planner_id = n.planner_id and r.id = n.subject_id)
  end`

type Taken = Noted &
  Choices & { id: number; subjectId: number; email: string | null; shownId: number | null; isCurrent: boolean }

/** What is told, and the address of the moment. */
export type TakenNews = { email: string | null; news: Line[] }

/** What a reminder is about, also if it is news of another kind. */
const isUrgent = sql`n.kind in ('event', 'event-soon') and exists (select from notices u where u.planner_id = n.planner_id
  and u.person_id = n.person_id and u.kind = 'event-soon' and u.subject_id = n.subject_id and u.settled_at is null)`

/**
 * Takes the news of one person that was listed, oldest first, or only what is urgent. Another process that asks at the
 * same time gets none.
 */
export async function takeNews(
  tx: Tx,
  { plannerId, personId, last, zone, language, ...studio }: WaitingPerson,
  which: 'all' | 'urgent' = 'all',
): Promise<TakenNews> {
  const { rows } = await tx.execute<Taken>(sql`
    update notices n set settled_at = now()
    from people p ${choiceJoins}
    where n.planner_id = ${plannerId} and n.person_id = ${personId} and n.id <= ${last} and n.settled_at is null
      and p.planner_id = n.planner_id and p.id = n.person_id ${which === 'urgent' ? sql`and ${isUrgent}` : sql``}
    returning n.id, n.subject_id as "subjectId", n.kind, n.title, n.detail, n.before, ${factsNow(zone)} as now, ${shownId} as "shownId",
      ${isCurrent} as "isCurrent", ${choiceColumns}`)
  const current = rows
    .filter((row) => row.isCurrent && isStillTold(row.kind, row))
    .sort((one, other) => one.id - other.id)
  const news: Line[] = []
  const locale = { language, region: regionOf(studio) }
  for (const row of current) {
    const words = wordsOf({ ...row, now: row.kind === 'day' ? await withItems(tx, row) : row.now }, locale)
    if (words) news.push({ kind: row.kind, ...words, ...(row.shownId !== null && { shownId: row.shownId }) })
  }
  const told = sql.param(current.map(({ id }) => id))
  if (current.length > 0) await tx.execute(sql`update notices set told = true where id = any (${told}::int[])`)
  return { email: rows[0]?.email ?? null, news: named(news) }
}

/** A published day with the items that the couple sees. */
const withItems = async (tx: Tx, { subjectId, now }: Taken) => ({
  ...now,
  items: await listPartsForCouple(tx, subjectId),
})

/** Marks a week as told; nothing is to be told if another process has done so, or the person wants no such letter now. */
export async function takeWeek(
  tx: Tx,
  { plannerId, personId }: WaitingPerson,
  monday: string,
  week: readonly LetterNews[],
): Promise<TakenNews> {
  const { rows } = await tx.execute<Choices & { email: string | null }>(sql`
    update people told set week_told_on = ${monday}
    from people p ${choiceJoins}
    where told.planner_id = ${plannerId} and told.id = ${personId} and told.week_told_on is distinct from ${monday}
      and told.rhythm = 'weekly' and p.id = told.id
    returning ${choiceColumns}`)
  const [row] = rows
  return row ? { email: row.email, news: week.filter(({ kind }) => isStillTold(kind, row)) } : { email: null, news: [] }
}
