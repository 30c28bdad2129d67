import { asc, desc, ilike, or, sql } from '#server/db/drizzle.ts'
import { coupleNames } from '#contract/names.ts'
import type { SearchResult } from '#contract/search.ts'
import { clients } from '#server/clients/table.ts'
import type { Tx } from '#server/db/pool.ts'

const most = 20
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Names that begin with the words come first. */
export async function searchClients(tx: Tx, words: string): Promise<SearchResult[]> {
  const anywhere = `%${literally(words)}%`
  const first = `${literally(words)}%`
  const rows = await tx
    .select({
      id: clients.id,
      partnerOneName: clients.partnerOneName,
      partnerTwoName: clients.partnerTwoName,
      venue: clients.venue,
      status: clients.status,
    })
    .from(clients)
    .where(
      or(
        ilike(clients.partnerOneName, anywhere),
        ilike(clients.partnerTwoName, anywhere),
        ilike(sql`concat_ws(' & ', ${clients.partnerOneName}, ${clients.partnerTwoName})`, anywhere),
        ilike(clients.venue, anywhere),
        ilike(clients.email, anywhere),
      ),
    )
    .orderBy(
      desc(sql`${clients.partnerOneName} ilike ${first} or coalesce(${clients.partnerTwoName}, '') ilike ${first}`),
      asc(clients.partnerOneName),
      asc(clients.id),
    )
    .limit(most)
  return rows.map((row) => ({
    type: 'client',
    id: row.id,
    title: coupleNames(row),
    category: row.venue ?? undefined,
    status: row.status,
  }))
}
