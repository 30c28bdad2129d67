import type { DayFacts, ShownItem } from '#day/days/contract/day-changes.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { isHeld } from '#talk/letters/server/public/hearers.ts'

type Part = (ShownItem & { id: number })[]

export type Untold = {
  plannerId: number
  clientId: number
  dayId: number
  vendorId: number
  version: number
  toldVersion: number
  /** It was told nothing of this day before. */
  isFirst: boolean
  vendor: string
  email: string
  onePage: boolean
  day: string
  date: string | null
  timeZone: string
  place: string | null
  couple: string
  told: Part
  toldDay: DayFacts | null
}

/**
 * Vendors whose part changed in a version that was published before a moment, and who were not told yet; not of days that
 * are over, nor while the date is being changed: whoever confirms would confirm the earlier one.
 */
export async function listUntold(tx: Tx, publishedBefore: Date): Promise<Untold[]> {
  const { rows } = await tx.execute<Untold>(sql`
    select p.planner_id as "plannerId", p.client_id as "clientId", p.day_id as "dayId", p.vendor_id as "vendorId",
      d.version, p.told_version as "toldVersion", p.told_at is null as "isFirst", v.name as vendor, v.email, v.one_page as "onePage", d.published_name as day,
      d.published_date as date, d.published_time_zone as "timeZone", d.published_place as place, p.told_day as "toldDay",
      c.partner_one_name || coalesce(' & ' || c.partner_two_name, '') as couple, p.told_items as told
    from day_vendors p
    join days d on d.planner_id = p.planner_id and d.id = p.day_id
    join vendors v on v.planner_id = p.planner_id and v.id = p.vendor_id
    join clients c on c.planner_id = p.planner_id and c.id = p.client_id
    where p.told_version < p.changed_in and v.email is not null and not ${isHeld(sql`c`)}
      and (d.published_date is null or d.published_date >= (current_date - 1)::text)
      and d.date is not distinct from d.published_date
      and d.published_at <= ${publishedBefore.toISOString()}::timestamptz
    order by p.id`)
  return rows
}

/** Marks a version as told, with the vendor's items in it; false if another process has done so. */
export async function takeUntold(
  tx: Tx,
  { dayId, vendorId, version, toldVersion, date, timeZone, place }: Untold,
  part: Part,
): Promise<boolean> {
  const toldDay: DayFacts = { date, timeZone, place }
  const { rows } = await tx.execute(sql`
    update day_vendors set told_version = ${version}, told_items = ${JSON.stringify(part)}, told_day = ${JSON.stringify(toldDay)},
      told_at = now()
    where day_id = ${dayId} and vendor_id = ${vendorId} and told_version = ${toldVersion} returning id`)
  return rows.length > 0
}
