import type { SearchResult } from '#overview/search/contract/endpoints.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { dayItems } from '#day/days/server/table.ts'
import { events } from '#planning/events/server/table.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { tasks } from '#planning/tasks/server/table.ts'

const most = 20

const found = {
  type: sql<SearchResult['type']>`type`,
  id: sql<number>`id`,
  title: sql<string>`title`,
  category: sql<string | null>`category`,
  status: sql<string | null>`status`,
}

const inStudio = preparedSelect(found, (select) =>
  select.from(sql`search_studio(${sql.placeholder('words')}, ${most})`),
)

const ofItem = { id: dayItems.id, dayId: dayItems.dayId, clientId: dayItems.clientId, couple: clientName }
const places = preparedSelect(ofItem, (select) =>
  select
    .from(dayItems)
    .innerJoin(clients, ofItsCouple(dayItems))
    .where(sql`${dayItems.id} = any(${sql.placeholder('ids')}::int[])`),
)

const ofEvent = { id: events.id, clientName, date: events.date }
const eventDetails = preparedSelect(ofEvent, (select) =>
  select
    .from(events)
    .innerJoin(clients, ofItsCouple(events))
    .where(sql`${events.id} = any(${sql.placeholder('ids')}::int[])`),
)
const ofTask = { id: tasks.id, clientName: sql<string | null>`${clientName}`, date: tasks.dueDate }
const taskDetails = preparedSelect(ofTask, (select) =>
  select
    .from(tasks)
    .leftJoin(clients, ofItsCouple(tasks))
    .where(sql`${tasks.id} = any(${sql.placeholder('ids')}::int[])`),
)

/** Ordered by the database function: names that begin with the search text, then words that do, then others. */
export async function searchStudio(tx: Tx, words: string): Promise<SearchResult[]> {
  const results = await inStudio(tx, { words })
  const about = async <Row extends { id: number }>(
    kind: string,
    read: (tx: Tx, of: { ids: number[] }) => Promise<Row[]>,
  ) => {
    const ids = results.flatMap(({ type, id }) => (type === kind ? [id] : []))
    const rows = ids.length > 0 ? await read(tx, { ids }) : []
    return new Map(rows.map((row) => [row.id, row]))
  }
  const [items, ofEvents, ofTasks] = await Promise.all([
    about('item', places),
    about('event', eventDetails),
    about('task', taskDetails),
  ])
  return results.map((result) => {
    const { type, id } = result
    const item = type === 'item' ? items.get(id) : undefined
    const { clientName: couple = null, date = null } =
      (type === 'event' ? ofEvents.get(id) : type === 'task' ? ofTasks.get(id) : undefined) ?? {}
    const found = { ...result, clientName: couple, date, dayId: null, clientId: null }
    if (!item) return found
    const { dayId, clientId, couple: names } = item
    return { ...found, category: [names, result.category].filter(Boolean).join(' · '), dayId, clientId }
  })
}
