import type { ItemState } from '#day/days/contract/day-audiences.ts'
import { mostItems } from '#day/days/contract/day-audiences.ts'
import { minutesOf, mostStart } from '#day/days/contract/day-time.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import type { ItemFields, NewItem, SeveralChange } from '#day/days/contract/endpoints.ts'
import { and, eq, inArray, sql, type AnyPgColumn, type SQL } from '#platform/server/db/drizzle.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { dayItems } from '#day/days/server/table.ts'
import { withTime } from '#day/days/server/public/published-days.ts'
import { findItem, item, listItems, strangers } from '#day/days/server/queries.ts'
import { statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const usualStart = 9 * 60
const usualMinutes = 30

type Values = Partial<typeof dayItems.$inferInsert>

/** Columns of the given fields. */
function valuesOf(fields: Omit<ItemFields, 'previous'>): Values {
  const { start, ...others } = blankToNull(fields)
  return { ...others, ...(start !== undefined && { start: minutesOf(start) }) }
}

/** Refuses vendors who do not work on this wedding, in words for each row. */
async function checkVendors(tx: Tx, dayId: number, items: readonly Pick<NewItem, 'vendorIds'>[], many: boolean) {
  const unknown = await strangers(tx, dayId, [...new Set(items.flatMap(({ vendorIds = [] }) => vendorIds))])
  if (unknown.length === 0) return
  const message = 'This vendor does not work on this wedding.'
  const issues = items.flatMap(({ vendorIds = [] }, row) =>
    vendorIds.some((id) => unknown.includes(id))
      ? { path: many ? `items.${row}.vendorIds` : 'vendorIds', message }
      : [],
  )
  refuse('invalid', { message, issues })
}

/** Adds items to a day that exists. One without a start begins when the one before it ends. */
export async function insertItems(
  tx: Tx,
  { id: dayId, clientId }: { id: number; clientId: number },
  items: readonly NewItem[],
  many = true,
): Promise<Item[]> {
  await checkVendors(tx, dayId, items, many)
  const present = await listItems(tx, dayId)
  if (present.length + items.length > mostItems) refuse('invalid', { message: `A day has at most ${mostItems} items.` })
  const ends = present.map(({ start, minutes }) => (minutesOf(start) ?? 0) + minutes)
  let next = ends.length > 0 ? Math.max(...ends) : usualStart
  const rows = items.map((item) => {
    const values = { start: Math.min(next, mostStart), minutes: usualMinutes, ...valuesOf(item) }
    next = values.start + values.minutes
    return { ...values, title: item.title, dayId, clientId }
  })
  const added = await tx.insert(dayItems).values(rows).returning({ id: dayItems.id })
  const ids = new Set(added.map(({ id }) => id))
  return (await listItems(tx, dayId)).filter(({ id }) => ids.has(id))
}

const { placeholder } = sql
const given = sql`${placeholder('fields')}::jsonb`

/** The given value of a field, or that of the row. */
const orAsItIs = (name: string, column: AnyPgColumn, value: SQL) =>
  sql`case when ${given} ? ${sql.raw(`'${name}'`)} then ${value} else ${column} end`
const asText = (name: string) => sql`${given} ->> ${sql.raw(`'${name}'`)}`

const fieldsSet = {
  start: orAsItIs('start', dayItems.start, sql`(${asText('start')})::int`),
  minutes: orAsItIs('minutes', dayItems.minutes, sql`(${asText('minutes')})::int`),
  title: orAsItIs('title', dayItems.title, asText('title')),
  place: orAsItIs('place', dayItems.place, asText('place')),
  details: orAsItIs('details', dayItems.details, asText('details')),
  section: orAsItIs('section', dayItems.section, asText('section')),
  notes: orAsItIs('notes', dayItems.notes, asText('notes')),
  audience: orAsItIs('audience', dayItems.audience, asText('audience')),
  isKey: orAsItIs('isKey', dayItems.isKey, sql`(${asText('isKey')})::boolean`),
  isFixed: orAsItIs('isFixed', dayItems.isFixed, sql`(${asText('isFixed')})::boolean`),
  vendorIds: orAsItIs(
    'vendorIds',
    dayItems.vendorIds,
    sql`array(select id::int from jsonb_array_elements_text(${given} -> 'vendorIds') with ordinality as v(id, place) order by place)`,
  ),
} satisfies Record<keyof Omit<ItemFields, 'previous'>, SQL>

const current = sql`jsonb_build_object(${sql.join(
  Object.keys(fieldsSet).map((name) => sql`${sql.raw(`'${name}'`)}, ${dayItems[name as keyof typeof fieldsSet]}`),
  sql`, `,
)})`
/** Holds if nobody has given a field another value than the caller read or wants. */
const isAsRead = sql`not exists (select from jsonb_each(${placeholder('previous')}::jsonb) read
  where ${current} -> read.key not in (read.value, ${given} -> read.key))`

const changed = statement(item, (query) =>
  query
    .update(dayItems)
    .set(fieldsSet)
    .where(and(eq(dayItems.dayId, placeholder('dayId')), eq(dayItems.id, placeholder('id')), isAsRead))
    .returning(item),
)

export async function changeItem(tx: Tx, dayId: number, id: number, body: ItemFields): Promise<Item> {
  const { previous = {}, ...fields } = body
  const values = valuesOf(fields)
  if (Object.keys(values).length === 0) return findItem(tx, dayId, id)
  if (values.vendorIds) {
    await findItem(tx, dayId, id)
    await checkVendors(tx, dayId, [fields], false)
  }
  const read = Object.fromEntries(Object.entries(valuesOf(previous)).filter(([field]) => field in values))
  const json = { fields: JSON.stringify(values), previous: JSON.stringify(read) }
  const [row] = await changed(tx, { dayId, id, ...json })
  if (row) return withTime(row)
  const present = await findItem(tx, dayId, id)
  const now = valuesOf(present)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const issues = (Object.keys(read) as (keyof Values)[])
    .filter((field) => !isSame(now[field], read[field as keyof typeof read]) && !isSame(now[field], values[field]))
    .map((path) => ({ path, message: 'Someone else changed this in the meantime.' }))
  return refuse('taken', {
    message: `Someone else changed “${present.title}” in the meantime. Please take another look.`,
    issues,
  })
}

export async function changeItems(tx: Tx, dayId: number, ids: number[], to: SeveralChange): Promise<number> {
  const { addVendorIds = [], removeVendorIds = [], ...fields } = to
  await checkVendors(tx, dayId, [{ vendorIds: addVendorIds }], false)
  const vendorIds = sql`array(
    select v from unnest(${dayItems.vendorIds} || ${sql.param(addVendorIds)}::int[]) with ordinality as u(v, place)
    where v <> all(${sql.param(removeVendorIds)}::int[]) group by v order by min(place))`
  const isItem = and(eq(dayItems.dayId, dayId), inArray(dayItems.id, ids))
  const rows = await tx
    .update(dayItems)
    .set({ ...blankToNull(fields), vendorIds })
    .where(isItem)
    .returning({ id: dayItems.id })
  return rows.length > 0 ? rows.length : refuse('not-found')
}

export async function deleteItems(tx: Tx, dayId: number, ids: number[]): Promise<number> {
  const isItem = and(eq(dayItems.dayId, dayId), inArray(dayItems.id, ids))
  const rows = await tx.delete(dayItems).where(isItem).returning({ id: dayItems.id })
  return rows.length > 0 ? rows.length : refuse('not-found')
}

/** Writes new starts in one statement. */
export async function moveItems(
  tx: Tx,
  dayId: number,
  moves: readonly { id: number; minutes: number }[],
): Promise<void> {
  if (moves.length === 0) return
  await tx.execute(sql`
    update day_items i set start = m.minutes
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(id int, minutes int)
    where i.day_id = ${dayId} and i.id = m.id`)
}

/**
 * Sets the state of an item in the draft and in the published version, unless it was set later on another device. A
 * device whose clock is ahead counts as now.
 */
export async function setState(
  tx: Tx,
  { dayId, id, state, at }: { dayId: number; id: number; state: ItemState; at: string },
): Promise<void> {
  await tx.execute(sql`
    with pressed as (select least(${at}::timestamptz, now()) as at),
    told as (
      update day_items i set state = ${state}, state_at = p.at,
        started_at = case ${state} when 'running' then p.at when 'done' then i.started_at end,
        ended_at = case ${state} when 'done' then p.at end
      from pressed p
      where i.day_id = ${dayId} and i.id = ${id} and (i.state_at is null or i.state_at <= p.at)
      returning i.planner_id, i.id, i.state, i.started_at, i.ended_at)
    update published_items s set state = t.state, started_at = t.started_at, ended_at = t.ended_at
    from told t where s.planner_id = t.planner_id and s.day_id = ${dayId} and s.item_id = t.id`)
}
