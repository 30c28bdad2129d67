import type { SheetContents, SheetDay } from '#day/days/contract/sheets/sheet-rows.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { index, jsonb, text } from '#platform/server/db/drizzle.ts'

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
