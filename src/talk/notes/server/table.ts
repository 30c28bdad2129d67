import { weddingTable } from '#weddings/clients/server/table.ts'
import { searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import { index, integer, sql, text } from '#platform/server/db/drizzle.ts'

/** What the studio writes about a wedding for itself. Couples have no grants. */
export const notes = weddingTable(
  'notes',
  {
    text: text().notNull(),
    /** Who wrote it, null for the owner; a foreign key of the migration empties it with the member. */
    memberId: integer(),
    byName: text().notNull(),
    createdAt: setNow(),
    searchText: searchText(sql`text`),
  },
  (t) => [index('notes_by_member').on(t.plannerId, t.memberId), searchIndex('notes', t)],
)
