import { changesSince, type ItemChange } from '#contract/day-changes.ts'
import type { Item } from '#contract/day-records.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { listItems, listPublishedParts } from '#server/days/queries.ts'

const shownColumns = sql`start, minutes, title, place, details, section, is_key, audience, vendor_ids, state, started_at, ended_at`

const isForCouple = ({ audience }: { audience: string }) => audience === 'everyone' || audience === 'couple'

/** A vendor whose part of the day changed, and how. */
export type ChangedPart = { vendorId: number; changes: ItemChange[] }

/** Items that people outside the studio may see. */
const outside = (items: readonly Item[]): Item[] => items.filter(({ audience }) => audience !== 'studio')

/**
 * Replaces what is published by the draft, as the next version, and notes whose part changed. Returns what changed of the
 * items that the couple sees.
 */
export async function publishDay(tx: Tx, dayId: number): Promise<ItemChange[]> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`update days set version = version + 1, published_at = now() where id = ${dayId} returning version`,
  )
  const version = rows[0]!.version
  const [draft, before] = [outside(await listItems(tx, dayId)), await listPublishedParts(tx, dayId)]
  await tx.execute(sql`delete from published_items where day_id = ${dayId}`)
  await tx.execute(sql`
    insert into published_items (client_id, day_id, item_id, ${shownColumns})
    select client_id, day_id, id, ${shownColumns} from day_items where day_id = ${dayId} and audience <> 'studio'`)
  await publishContacts(tx, dayId)
  const vendorIds = new Set([...draft, ...before].flatMap((item) => item.vendorIds))
  const changed = [...vendorIds].flatMap((vendorId) => {
    const isOwn = (item: { vendorIds: readonly number[] }) => item.vendorIds.includes(vendorId)
    const changes = changesSince(draft.filter(isOwn), before.filter(isOwn))
    return changes.length > 0 ? { vendorId, changes } : []
  })
  await noteChanged(tx, dayId, version, changed)
  return changesSince(draft.filter(isForCouple), before.filter(isForCouple))
}

/** The contact sheet, with the vendors who have a part in the day or are booked. */
async function publishContacts(tx: Tx, dayId: number): Promise<void> {
  await tx.execute(sql`delete from published_contacts where day_id = ${dayId}`)
  await tx.execute(sql`
    insert into published_contacts (client_id, day_id, name, role, phone, email, audience, vendor_id)
    select client_id, day_id, name, role, phone, email, audience, null from day_contacts
      where day_id = ${dayId} and audience <> 'studio'
    union all
    select d.client_id, d.id, v.name, v.category, v.phone, v.email, 'vendors', v.id
    from days d join client_vendors c on c.planner_id = d.planner_id and c.client_id = d.client_id
      join vendors v on v.planner_id = c.planner_id and v.id = c.vendor_id
    where d.id = ${dayId} and (c.status in ('booked', 'confirmed')
      or exists (select from day_items i where i.planner_id = d.planner_id and i.day_id = d.id and v.id = any(i.vendor_ids)))`)
}

/** Vendors who have left the wedding are not noted: they have no part any more. */
async function noteChanged(tx: Tx, dayId: number, version: number, changed: readonly ChangedPart[]): Promise<void> {
  if (changed.length === 0) return
  await tx.execute(sql`
    insert into day_vendors (client_id, day_id, vendor_id, changed_in)
    select d.client_id, d.id, c.vendor_id, ${version}
    from days d join client_vendors c on c.planner_id = d.planner_id and c.client_id = d.client_id
    where d.id = ${dayId} and c.vendor_id = any(${sql.param(changed.map(({ vendorId }) => vendorId))}::int[])
    on conflict (planner_id, day_id, vendor_id) do update set changed_in = excluded.changed_in`)
}
