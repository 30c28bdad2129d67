import type { SearchResult } from '#contract/search.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'

const most = 20

/** Names that begin with the words, then words that do, then the rest; the database's own function knows how. */
export async function searchStudio(tx: Tx, words: string): Promise<SearchResult[]> {
  const { rows } = await tx.execute<SearchResult>(sql`select * from search_studio(${words}, ${most})`)
  return rows
}
