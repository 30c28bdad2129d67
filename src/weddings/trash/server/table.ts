import { studioTable } from '#studio/studios/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, jsonb, sql, text } from '#platform/server/db/drizzle.ts'

/** Deleted weddings with all their rows, until they are purged. */
export const deletedWeddings = studioTable(
  'deleted_weddings',
  {
    /** The couple's id, which is reused when it is restored. */
    weddingId: integer().notNull(),
    partnerOneName: text().notNull(),
    partnerTwoName: text(),
    weddingDate: text(),
    email: text().notNull(),
    isActivated: boolean().notNull(),
    /** Rows by table. They contain hashes, so no planner's role may read this column. */
    rows: jsonb().notNull(),
    /** Files that the rows name; kept as long as the rows. */
    fileKeys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How many rows there are of each table, for the certificate of deletion. */
    counts: jsonb()
      .$type<Record<string, number>>()
      .notNull()
      .default(sql`'{}'`),
    deletedAt: setNow(),
  },
  (t) => [
    index('deleted_weddings_by_planner').on(t.plannerId, t.id),
    index('deleted_weddings_by_age').on(t.deletedAt),
    index('deleted_weddings_files').using('gin', t.fileKeys),
  ],
)
