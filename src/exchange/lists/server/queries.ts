import type { ImportedList } from '#exchange/lists/contract/endpoints.ts'
import { events } from '#planning/events/server/table.ts'
import { inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { tasks } from '#planning/tasks/server/table.ts'

/** Keeps other lists of the wedding waiting until the end of the transaction. */
export const lockWedding = (tx: Tx, id: number): Promise<void> => lockRow(tx, clients, id)

/** Tasks with one of these titles. */
export function findTasksCalled(tx: Tx, titles: readonly string[]) {
  return tx
    .select({ title: tasks.title, clientId: tasks.clientId, dueDate: tasks.dueDate })
    .from(tasks)
    .where(sql`lower(${tasks.title}) = any (${sql.param(titles.map((title) => title.toLowerCase()))}::text[])`)
}

export function findEventsOn(tx: Tx, dates: readonly string[]) {
  return tx
    .select({ title: events.title, clientId: events.clientId, date: events.date })
    .from(events)
    .where(inArray(events.date, [...new Set(dates)]))
}

const mostRecent = 20

/** Lists of the last day of which rows are left and nothing was taken back. */
export async function listRecent(tx: Tx): Promise<ImportedList[]> {
  const { rows } = await tx.execute<ImportedList>(sql`
    select b.id as batch, b.about ->> 'name' as kind, b.client_id as "clientId", (b.about ->> 'count')::int as count, to_json(b.at) #>> '{}' as at
    from history_batches b
    where b.kind = 'list' and b.at > now() - interval '1 day'
      and exists (select from history h where h.planner_id = b.planner_id and h.batch = b.id)
      and not exists (select from history_batches u
        where u.planner_id = b.planner_id and u.kind = 'undo' and (u.about ->> 'of')::int = b.id)
    order by b.id desc limit ${mostRecent}`)
  return rows
}
