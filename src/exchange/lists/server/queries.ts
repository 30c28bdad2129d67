import { events } from '#planning/events/server/table.ts'
import { inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { tasks } from '#planning/tasks/server/table.ts'

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
