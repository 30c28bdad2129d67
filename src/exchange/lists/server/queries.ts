import type { ImportedList } from '#exchange/lists/contract/endpoints.ts'
import { events } from '#planning/events/server/table.ts'
import { inArray, sql } from '#platform/server/db/drizzle.ts'
import { lockName } from '#platform/server/db/lock-name.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { tasks } from '#planning/tasks/server/table.ts'

/** Keeps other lists of the wedding waiting until the end of the transaction; couples may not lock its row. */
export async function lockList(tx: Tx, clientId: number): Promise<void> {
  await lockName(tx, `guests of wedding ${clientId}`)
}

/** The batch of a list of guests that the couple brings itself. */
export async function openCouplesList(tx: Tx, count: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`select open_couples_list(${count}::int) as id`)
  return rows[0]!.id
}

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
