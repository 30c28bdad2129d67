import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'

/** A batch of changes of a day; `of` is the batch that it took back. */
export type DayBatch = { id: number; of: number | null }

const mostBatches = 300

/** What the caller did to a day's rows, latest first; what colleagues did is for them to take back. */
export async function listDayBatches(tx: Tx, dayId: number): Promise<DayBatch[]> {
  const { rows } = await tx.execute<DayBatch>(sql`
    select h.batch as id, max((b.about ->> 'of')::int) as of
    from days d
    join history h on h.planner_id = d.planner_id and h.client_id = d.client_id
    left join history_batches b on b.id = h.batch and b.kind = 'undo'
    where d.id = ${dayId} and h.by_kind = 'planner'
      and h.by_name is not distinct from nullif(current_setting('app.person_name'), '') and (
      h.table_name = 'days' and h.row_id = d.id and h.operation = 'update'
      or h.table_name in ('day_items', 'day_contacts') and (
        (coalesce(h.before, h.after) ->> 'day_id')::int = d.id
        or exists (select from day_items i where h.table_name = 'day_items' and i.planner_id = d.planner_id and i.id = h.row_id and i.day_id = d.id)
        or exists (select from day_contacts c where h.table_name = 'day_contacts' and c.planner_id = d.planner_id and c.id = h.row_id and c.day_id = d.id)
        or exists (select from history x where x.planner_id = h.planner_id and x.table_name = h.table_name and x.row_id = h.row_id
          and x.operation = 'delete' and (x.before ->> 'day_id')::int = d.id)))
    group by h.batch order by h.batch desc limit ${mostBatches}`)
  return rows
}
