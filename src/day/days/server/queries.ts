import type { ItemChange } from '#day/days/contract/day-changes.ts'
import type { Contact, Day, DaySummary, DayVendor, Item } from '#day/days/contract/day-records.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, eq, gte, sql, type SQL } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { dayContacts, dayItems, days } from '#day/days/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { partsOf, withTime } from '#day/days/server/public/published-days.ts'

const { placeholder } = sql

const summary = {
  id: days.id,
  clientId: days.clientId,
  name: days.name,
  date: days.date,
  offset: days.offset,
  timeZone: days.timeZone,
  place: days.place,
  latitude: days.latitude,
  longitude: days.longitude,
  version: days.version,
  publishedAt: days.publishedAt,
}

const counted = {
  ...summary,
  // In a select from one table, drizzle writes columns without their table, which would be those of the items here.
  itemCount: sql<number>`(select count(*)::int from day_items i where i.planner_id = days.planner_id and i.day_id = days.id)`,
}
const ofWedding = preparedSelect(counted, (select) =>
  select
    .from(days)
    .where(eq(days.clientId, placeholder('clientId')))
    .orderBy(sql`${days.date} nulls last`, asc(days.id)),
)

export const listDays = (tx: Tx, clientId: number): Promise<DaySummary[]> => ofWedding(tx, { clientId })

const withCouple = { ...counted, couple: clientName }
const upcoming = preparedSelect(withCouple, (select) =>
  select
    .from(days)
    .innerJoin(clients, ofItsCouple(days))
    .where(gte(days.date, placeholder('from')))
    .orderBy(asc(days.date), asc(days.id))
    .limit(100),
)

export const listUpcomingDays = (tx: Tx, from: string) => upcoming(tx, { from })

const named = { ...summary, clientName }
const oneById = preparedSelect(named, (select) =>
  select
    .from(days)
    .innerJoin(clients, ofItsCouple(days))
    .where(eq(days.id, placeholder('id'))),
)

export async function findDay(tx: Tx, id: number) {
  const [row] = await oneById(tx, { id })
  return row ?? refuse('not-found')
}

export const item = {
  id: dayItems.id,
  dayId: dayItems.dayId,
  ...partsOf(dayItems),
  isKey: dayItems.isKey,
  isFixed: dayItems.isFixed,
  notes: dayItems.notes,
  state: dayItems.state,
  startedAt: dayItems.startedAt,
  endedAt: dayItems.endedAt,
}

const itemsOfDay = preparedSelect(item, (select) =>
  select
    .from(dayItems)
    .where(eq(dayItems.dayId, placeholder('dayId')))
    .orderBy(asc(dayItems.start), asc(dayItems.id)),
)

export async function listItems(tx: Tx, dayId: number): Promise<Item[]> {
  return (await itemsOfDay(tx, { dayId })).map(withTime)
}

const itemById = preparedSelect(item, (select) =>
  select.from(dayItems).where(and(eq(dayItems.dayId, placeholder('dayId')), eq(dayItems.id, placeholder('id')))),
)

export async function findItem(tx: Tx, dayId: number, id: number): Promise<Item> {
  const [row] = await itemById(tx, { dayId, id })
  return row ? withTime(row) : refuse('not-found', { message: 'This item is no longer on the run sheet.' })
}

export const contact = {
  id: dayContacts.id,
  name: dayContacts.name,
  role: dayContacts.role,
  phone: dayContacts.phone,
  email: dayContacts.email,
  audience: dayContacts.audience,
}
const contactsOfDay = preparedSelect(contact, (select) =>
  select
    .from(dayContacts)
    .where(eq(dayContacts.dayId, placeholder('dayId')))
    .orderBy(asc(dayContacts.id)),
)

export const listContacts = (tx: Tx, dayId: number): Promise<Contact[]> => contactsOfDay(tx, { dayId })

const vendorOfDay = {
  vendorId: sql<number>`v.id`,
  name: sql<string>`v.name`,
  category: sql<string>`v.category`,
  phone: sql<string | null>`v.phone`,
  email: sql<string | null>`v.email`,
  changedIn: sql<number | null>`p.changed_in`,
  toldAt: sql<string | null>`p.told_at`,
  openedAt: sql<string | null>`(select max(l.last_opened_at) from links l
    where l.planner_id = d.planner_id and (l.client_id = d.client_id or l.client_id is null) and l.kind = 'vendor-day'
      and l.subject_id = v.id)`,
  confirmedVersion: sql<number | null>`p.confirmed_version`,
  confirmedAt: sql<string | null>`p.confirmed_at`,
  confirmedBy: sql<string | null>`p.confirmed_by`,
}
const vendorsOfDay = preparedSelect(vendorOfDay, (select) =>
  select
    .from(
      sql`days d
        join client_vendors c on c.planner_id = d.planner_id and c.client_id = d.client_id
        join vendors v on v.planner_id = c.planner_id and v.id = c.vendor_id
        left join day_vendors p on p.planner_id = d.planner_id and p.day_id = d.id and p.vendor_id = v.id`,
    )
    .where(sql`d.id = ${placeholder('dayId')}`)
    .orderBy(sql`v.category, v.name, v.id`),
)

/** The vendors of the day's wedding, by category. */
export const listDayVendors = (tx: Tx, dayId: number): Promise<Omit<DayVendor, 'items'>[]> =>
  vendorsOfDay(tx, { dayId })

const shownParts = sql.raw('minutes, title, place, details, section, audience, vendor_ids, is_key')
const change = {
  id: sql<number>`coalesce(i.id, p.id)`,
  title: sql<string>`coalesce(i.title, p.title)`,
  kind: sql<ItemChange['kind']>`case when p.id is null then 'added' when i.id is null then 'removed'
    when i.parts <> p.parts then 'changed' else 'moved' end`,
  start: sql<number>`coalesce(i.start, p.start)`,
  was: sql<number | null>`case when i.start <> p.start then p.start end`,
}
const unpublished = preparedSelect(change, (select) =>
  select
    .from(
      sql`(select id, title, start, row(${shownParts}) as parts from day_items
          where day_id = ${placeholder('dayId')} and audience <> 'studio') i
        full join (select item_id as id, title, start, row(${shownParts}) as parts from published_items
          where day_id = ${placeholder('dayId')}) p on p.id = i.id`,
    )
    .where(sql`p.id is null or i.id is null or i.start <> p.start or i.parts <> p.parts`)
    .orderBy(sql`i.id is null, coalesce(i.start, p.start), coalesce(i.id, p.id)`),
)

/** What publishing would change, by item: those of the draft in their order, then removed ones. */
export async function listUnpublished(tx: Tx, dayId: number): Promise<ItemChange[]> {
  const rows = await unpublished(tx, { dayId })
  return rows.map(({ was, ...row }) => ({ ...withTime(row), ...(was !== null && { was: timeOf(was) }) }))
}

/** The contacts of a day that others than the studio see: those typed in, and the vendors who have a part in it or are booked. */
export const contactsToPublish = (day: SQL) => sql`
  select name, role, phone, email, audience, null::integer as vendor_id from day_contacts
    where planner_id = ${day}.planner_id and day_id = ${day}.id and audience <> 'studio'
  union all
  select v.name, v.category, v.phone, v.email, 'vendors', v.id
  from client_vendors c join vendors v on v.planner_id = c.planner_id and v.id = c.vendor_id
  where c.planner_id = ${day}.planner_id and c.client_id = ${day}.client_id and (c.status in ('booked', 'confirmed')
    or exists (select from day_items i where i.planner_id = ${day}.planner_id and i.day_id = ${day}.id and v.id = any(i.vendor_ids)))`

const publishedContactsOf = sql`
  select name, role, phone, email, audience, vendor_id from published_contacts
  where planner_id = days.planner_id and day_id = days.id`
const toPublish = contactsToPublish(sql`days`)

const changedParts = {
  name: sql<boolean>`(name <> published_name)`,
  date: sql<boolean>`(date is distinct from published_date)`,
  timeZone: sql<boolean>`(time_zone <> published_time_zone)`,
  place: sql<boolean>`((place, latitude, longitude) is distinct from (published_place, published_latitude, published_longitude))`,
  contacts: sql<boolean>`(exists ((${toPublish}) except all (${publishedContactsOf})) or exists ((${publishedContactsOf}) except all (${toPublish})))`,
}
const otherUnpublished = preparedSelect(changedParts, (select) =>
  select.from(days).where(and(eq(days.id, placeholder('dayId')), sql`version > 0`)),
)

/** What publishing would change beside the items. */
export async function listOtherUnpublished(tx: Tx, dayId: number): Promise<Day['otherChanges']> {
  const [row] = await otherUnpublished(tx, { dayId })
  return row ? (Object.keys(changedParts) as Day['otherChanges']).filter((part) => row[part]) : []
}

/** Which of these vendors do not work on the day's wedding. */
export async function strangers(tx: Tx, dayId: number, vendorIds: readonly number[]): Promise<number[]> {
  if (vendorIds.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    select v.id from unnest(${sql.param(vendorIds)}::int[]) as v(id)
    where not exists (select from days d join client_vendors c on c.planner_id = d.planner_id and c.client_id = d.client_id
      where d.id = ${dayId} and c.vendor_id = v.id)`)
  return rows.map(({ id }) => id)
}

/** In the studio's time zone, unless another is given. */
export async function insertDay(
  tx: Tx,
  values: Partial<typeof days.$inferInsert> & { name: string; clientId: number },
): Promise<number> {
  const timeZone = values.timeZone ?? sql`(select time_zone from planners)`
  const [row] = await tx
    .insert(days)
    .values({ ...values, timeZone } as typeof days.$inferInsert)
    .returning({ id: days.id })
  return row!.id
}

export async function changeDay(tx: Tx, id: number, change: Partial<typeof days.$inferInsert>): Promise<void> {
  if (Object.values(change).some((value) => value !== undefined))
    await tx.update(days).set(change).where(eq(days.id, id))
}

export const deleteDay = (tx: Tx, id: number): Promise<void> => deleteRow(tx, days, id)
