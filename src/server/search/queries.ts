import type { SearchResult } from '#contract/search.ts'
import { clientName, clients, ofItsCouple } from '#server/clients/table.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { dayItems } from '#server/days/table.ts'
import { preparedSelect } from '#server/db/statement.ts'

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

/** Ordered by the database function: names that begin with the search text, then words that do, then others. */
export async function searchStudio(tx: Tx, words: string): Promise<SearchResult[]> {
  const results = await inStudio(tx, { words })
  const ids = results.flatMap(({ type, id }) => (type === 'item' ? [id] : []))
  const found = ids.length > 0 ? await places(tx, { ids }) : []
  return results.map((result) => {
    const item = result.type === 'item' ? found.find(({ id }) => id === result.id) : undefined
    if (!item) return { ...result, dayId: null, clientId: null }
    const { dayId, clientId, couple } = item
    return { ...result, category: [couple, result.category].filter(Boolean).join(' · '), dayId, clientId }
  })
}
