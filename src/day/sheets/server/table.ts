import type { SheetContents, SheetDay } from '#contract/sheet-rows.ts'
import { studioTable } from '#server/accounts/table.ts'
import { setNow } from '#server/db/columns.ts'
import { index, jsonb, text } from '#server/db/drizzle.ts'

/** The run sheets that a studio keeps to begin others with. */
export const sheetTemplates = studioTable(
  'sheet_templates',
  {
    name: text().notNull(),
    days: jsonb().$type<SheetDay[]>().notNull(),
    /** Derived from the days when they are saved, so that the list does not read them. */
    contents: jsonb().$type<SheetContents>().notNull(),
    createdAt: setNow(),
  },
  (t) => [index('sheet_templates_by_planner').on(t.plannerId, t.id)],
)
