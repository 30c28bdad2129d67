import { planners } from '#server/accounts/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { boolean, index, integer, jsonb, pgTable, sql, text } from '#server/db/drizzle.ts'
import { ofStudio, plannerKey, studioPolicies } from '#server/db/tenancy/tenancy.ts'

/** Deleted weddings with all their rows, until they are purged. */
export const deletedWeddings = pgTable(
  'deleted_weddings',
  {
    id: identity(),
    ...ofStudio(),
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
    deletedAt: setNow(),
  },
  (t) => [
    plannerKey('deleted_weddings', t, planners),
    index('deleted_weddings_by_planner').on(t.plannerId, t.id),
    index('deleted_weddings_by_age').on(t.deletedAt),
    index('deleted_weddings_files').using('gin', t.fileKeys),
    ...studioPolicies('deleted_weddings'),
  ],
)
