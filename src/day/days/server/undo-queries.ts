import { sql } from '#platform/server/db/drizzle.ts'
import type { UndoneRow } from '#platform/server/http/feature.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** A batch of changes; `of` is the batch that it took back, and `ofUndo` says whether that took one back itself. */
export type DayBatch = { id: number; of: number | null; ofUndo: boolean }

/** A day of a wedding; without one, what belongs to no single day. */
export type UndoPlace = { clientId: number; dayId?: number }

const mostBatches = 300

/**
 * What the caller did to a day's rows, latest first; what colleagues did is for them to take back. Days that were added
 * or deleted belong to each day of the wedding, until something else is done to them: the day on which they were added
 * or deleted may be gone.
 */
export async function listDayBatches(tx: Tx, { clientId, dayId }: UndoPlace): Promise<DayBatch[]> {
  const { rows } = await tx.execute<DayBatch>(sql`
    with changed as materialized (
      select h.batch, h.by_kind = 'planner' and h.by_name is not distinct from nullif(current_setting('app.person_name'), '') as is_own,
        case h.table_name when 'days' then h.row_id else coalesce((coalesce(h.before, h.after) ->> 'day_id')::int,
          case h.table_name when 'day_items' then (select i.day_id from day_items i where i.id = h.row_id)
            else (select c.day_id from day_contacts c where c.id = h.row_id) end,
          (select (x.before ->> 'day_id')::int from history x where x.planner_id = h.planner_id and x.table_name = h.table_name
            and x.row_id = h.row_id and x.operation = 'delete' limit 1)) end as day_id,
        h.table_name = 'days' and h.operation <> 'update' as makes_day, h.table_name = 'days' and h.operation = 'insert' as adds_day
      from history h
      where h.planner_id = current_setting('app.planner')::int and h.client_id = ${clientId}
        and h.table_name in ('days', 'day_items', 'day_contacts')
    ), latest as (
      select day_id, max(batch) as edited from changed c
      where not exists (select from changed m where m.makes_day and m.day_id = c.day_id and m.batch = c.batch) group by day_id
    )
    select c.batch as id, (b.about ->> 'of')::int as of, o.kind is not distinct from 'undo' as "ofUndo"
    from changed c
    left join history_batches b on b.id = c.batch and b.kind = 'undo'
    left join history_batches o on o.id = (b.about ->> 'of')::int
    where c.is_own and (c.day_id = ${dayId ?? null} and (not c.adds_day or b.id is not null)
      or c.makes_day and c.day_id is distinct from ${dayId ?? null} and not exists (
        select from changed m join latest l on l.day_id = m.day_id where m.batch = c.batch and m.makes_day and l.edited > c.batch))
    group by c.batch, b.about, o.kind order by c.batch desc limit ${mostBatches}`)
  return rows
}

/** Items that an undo has put back get along with what has happened since to vendors and to the progress of the day. */
export async function mendItems(tx: Tx, undone: readonly UndoneRow[]): Promise<void> {
  const ids = undone.filter(({ table, kept }) => table === 'day_items' && !kept).map(({ id }) => id)
  if (ids.length > 0) await tx.execute(sql`select mend_day_items(${sql.param(ids)}::int[])`)
}
