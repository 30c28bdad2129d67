import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { StudioExport, StudioImport } from '#exchange/exports/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { bigint, index, integer, sql, text, uniqueIndex } from '#platform/server/db/drizzle.ts'

export const exports = studioTable(
  'exports',
  {
    /** Null for the whole studio. No reference, so that exports stay out of the trash of their wedding. */
    weddingId: integer(),
    state: text().$type<StudioExport['state']>().notNull().default('waiting'),
    progress: integer().notNull().default(0),
    fileKey: text(),
    size: bigint({ mode: 'number' }),
    createdAt: setNow(),
    /** When the row and its file are deleted. */
    endsAt: instant()
      .notNull()
      .default(sql`now() + interval '1 day'`),
  },
  (t) => [
    uniqueIndex('exports_one_at_a_time')
      .on(t.plannerId)
      .where(sql`state in ('waiting', 'running')`),
    index('exports_by_planner').on(t.plannerId, t.id),
    index('exports_by_end').on(t.endsAt),
    index('exports_files').on(t.fileKey),
  ],
  needs.account,
)

export const imports = studioTable(
  'imports',
  {
    state: text().$type<StudioImport['state']>().notNull().default('waiting'),
    progress: integer().notNull().default(0),
    problem: text(),
    /** The uploaded ZIP, until it is imported or has failed. */
    fileKey: text(),
    createdAt: setNow(),
  },
  (t) => [
    uniqueIndex('imports_one_at_a_time')
      .on(t.plannerId)
      .where(sql`state in ('waiting', 'running')`),
    index('imports_by_planner').on(t.plannerId, t.id),
    index('imports_files').on(t.fileKey),
  ],
  needs.account,
)
