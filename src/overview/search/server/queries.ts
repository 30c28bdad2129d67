import type { SearchResult } from '#overview/search/contract/endpoints.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { type AnyPgColumn, type PgTable, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { dayItems } from '#day/days/server/table.ts'
import { events } from '#planning/events/server/table.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { invoices } from '#money/invoices/server/table.ts'
import { messages } from '#talk/messages/server/table.ts'
import { notes } from '#talk/notes/server/table.ts'
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

/** Reads the couple of each of the rows, and its day. */
const coupleOf = (
  name: string,
  table: PgTable & { id: AnyPgColumn; plannerId: AnyPgColumn; clientId: AnyPgColumn },
  date: SQL<string | null>,
) => ({
  name,
  read: preparedSelect(
    {
      id: sql<number>`${table.id}`,
      clientId: sql<number | null>`${table.clientId}`,
      clientName: sql<string | null>`${clientName}`,
      date,
    },
    (select) =>
      select
        .from(table)
        .leftJoin(clients, ofItsCouple(table))
        .where(sql`${table.id} = any(${sql.placeholder('ids')}::int[])`),
  ),
})
const noDate = sql<string | null>`null`
const withCouples = [
  coupleOf('event', events, sql`${events.date}`),
  coupleOf('task', tasks, sql`${tasks.dueDate}`),
  coupleOf('invoice', invoices, sql`${invoices.dueDate}`),
  coupleOf('note', notes, noDate),
  coupleOf('message', messages, noDate),
]

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
  const [items, ...ofCouples] = await Promise.all([
    about('item', places),
    ...withCouples.map(async ({ name, read }) => [name, await about(name, read)] as const),
  ])
  const couples = new Map(ofCouples)
  return results.map((result) => {
    const { type, id } = result
    const item = type === 'item' ? items.get(id) : undefined
    const { clientName: couple = null, date = null, clientId = null } = couples.get(type)?.get(id) ?? {}
    if (!item) return { ...result, clientName: couple, date, dayId: null, clientId }
    const category = [item.couple, result.category].filter(Boolean).join(' · ')
    return { ...result, category, clientName: null, date: null, dayId: item.dayId, clientId: item.clientId }
  })
}
