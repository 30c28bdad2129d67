import {
  asCoupleSees,
  changedFacts,
  changesSince,
  type DayFacts,
  type ItemChange,
  type ShownItem,
} from '#day/days/contract/day-changes.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { listPublishedParts } from '#day/days/server/public/published-days.ts'
import { contactsToPublish, listItems, listOtherUnpublished } from '#day/days/server/queries.ts'

const shownColumns = sql`start, minutes, title, place, details, section, is_key, audience, vendor_ids, state, started_at, ended_at`

/** Items that people outside the studio may see. */
const outside = (items: readonly Item[]): Item[] => items.filter(({ audience }) => audience !== 'studio')

/** What a version changed for the couple, and what the one before it showed. */
type Published = {
  changes: ItemChange[]
  facts: (keyof DayFacts)[]
  was: DayFacts & { items: (ShownItem & { id: number })[] }
}

/** Replaces what is published by the draft, as the next version, and notes whose part changed. */
export async function publishDay(tx: Tx, dayId: number): Promise<Published> {
  const { version, facts, was } = await publishFacts(tx, dayId)
  const [draft, before] = [outside(await listItems(tx, dayId)), await listPublishedParts(tx, dayId)]
  await tx.execute(sql`delete from published_items where day_id = ${dayId}`)
  await tx.execute(sql`
    insert into published_items (client_id, day_id, item_id, ${shownColumns})
    select client_id, day_id, id, ${shownColumns} from day_items where day_id = ${dayId} and audience <> 'studio'`)
  await publishContacts(tx, dayId)
  await noteChanged(tx, dayId, version, vendorsOfChanges(draft, before, facts))
  const items: Parts = asCoupleSees(before)
  return { changes: changesSince<Parts[number]>(asCoupleSees(draft), items), facts, was: { ...was, items } }
}

type Facts = readonly (keyof DayFacts)[]
type Parts = Awaited<ReturnType<typeof listPublishedParts>>

function vendorsOfChanges(draft: readonly Item[], before: Parts, facts: Facts): number[] {
  const vendorIds = new Set([...draft, ...before].flatMap((item) => item.vendorIds))
  return [...vendorIds].filter((vendorId) => {
    const isOwn = (item: { vendorIds: readonly number[] }) => item.vendorIds.includes(vendorId)
    return facts.length > 0 || changesSince(draft.filter(isOwn), before.filter(isOwn)).length > 0
  })
}

/** Whose part publishing the draft would change. */
export async function whoHears(tx: Tx, dayId: number): Promise<{ vendorIds: number[]; coupleHears: boolean }> {
  const [draft, before, facts] = [
    outside(await listItems(tx, dayId)),
    await listPublishedParts(tx, dayId),
    await listOtherUnpublished(tx, dayId),
  ]
  const changed = facts.filter((part) => part === 'date' || part === 'timeZone' || part === 'place')
  const changes = changesSince<Parts[number]>(asCoupleSees(draft), asCoupleSees(before))
  return {
    vendorIds: vendorsOfChanges(draft, before, changed),
    coupleHears: changes.length > 0 || changed.length > 0,
  }
}

/** Publishes the day without its items. A fact that changes is one that was published before. */
async function publishFacts(tx: Tx, dayId: number) {
  type Facts = { version: number; now: DayFacts; was: DayFacts }
  const { rows } = await tx.execute<Facts>(sql`
    update days d set version = d.version + 1, published_at = now(), published_name = d.name, published_date = d.date,
      published_time_zone = d.time_zone, published_place = d.place, published_latitude = d.latitude, published_longitude = d.longitude
    from (select id, json_build_object('date', published_date, 'timeZone', published_time_zone, 'place', published_place) as was
      from days where id = ${dayId} for update) b
    where d.id = b.id
    returning d.version, b.was, json_build_object('date', d.date, 'timeZone', d.time_zone, 'place', d.place) as now`)
  const { version, now, was } = rows[0]!
  return { version, was, facts: version === 1 ? [] : changedFacts(now, was) }
}

/** The contact sheet, with the vendors who have a part in the day or are booked. */
async function publishContacts(tx: Tx, dayId: number): Promise<void> {
  await tx.execute(sql`delete from published_contacts where day_id = ${dayId}`)
  await tx.execute(sql`
    insert into published_contacts (client_id, day_id, name, role, phone, email, audience, vendor_id)
    select d.client_id, d.id, c.* from days d, lateral (${contactsToPublish(sql`d`)}) c where d.id = ${dayId}`)
}

/** Vendors who have left the wedding are not noted: they have no part any more. */
async function noteChanged(tx: Tx, dayId: number, version: number, changed: readonly number[]): Promise<void> {
  if (changed.length === 0) return
  await tx.execute(sql`
    insert into day_vendors (client_id, day_id, vendor_id, changed_in)
    select d.client_id, d.id, c.vendor_id, ${version}
    from days d join client_vendors c on c.planner_id = d.planner_id and c.client_id = d.client_id
    where d.id = ${dayId} and c.vendor_id = any(${sql.param(changed)}::int[])
    on conflict (planner_id, day_id, vendor_id) do update set changed_in = excluded.changed_in`)
}
