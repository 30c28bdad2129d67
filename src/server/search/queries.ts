import type { SearchResult } from '#contract/search.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
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

/** Ordered by the database function: names that begin with the search text, then words that do, then others. */
export const searchStudio = (tx: Tx, words: string): Promise<SearchResult[]> => inStudio(tx, { words })
