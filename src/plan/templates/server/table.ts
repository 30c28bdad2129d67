import type { TemplateContents, TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { index, integer, jsonb, text } from '#platform/server/db/drizzle.ts'

export const templates = studioTable(
  'templates',
  {
    name: text().notNull(),
    description: text(),
    rows: jsonb().$type<TemplateRow[]>().notNull(),
    /** Derived from the rows with each change, so that the list does not read them. */
    contents: jsonb().$type<TemplateContents>().notNull(),
    revision: integer().notNull().default(1),
    createdAt: setNow(),
    updatedAt: setNow(),
    /** A deleted template can be restored until the sweep. */
    deletedAt: instant(),
  },
  (t) => [index('templates_by_planner').on(t.plannerId, t.id)],
)
