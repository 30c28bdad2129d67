import {
  mostSheetTemplates,
  sheetContentsOf,
  type SheetContents,
  type SheetDay,
} from '#day/days/contract/sheets/sheet-rows.ts'
import type { SheetTemplate } from '#day/days/contract/sheets/endpoints.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { sheetTemplates } from '#day/days/server/sheets/table.ts'

const summary = { id: sheetTemplates.id, name: sheetTemplates.name, contents: sheetTemplates.contents }

/** Those saved before items were counted by the first look have none that depend on it. */
type StoredContents = Omit<SheetContents, 'itemsWithFirstLook'> & Partial<SheetContents>

const shown = ({ id, name, contents }: { id: number; name: string; contents: StoredContents }): SheetTemplate => ({
  id,
  key: null,
  name,
  description: null,
  ...contents,
  itemsWithFirstLook: contents.itemsWithFirstLook ?? contents.items,
})

const byName = preparedSelect(summary, (select) =>
  select.from(sheetTemplates).orderBy(sql`lower(${sheetTemplates.name})`, asc(sheetTemplates.id)),
)

export const listTemplates = async (tx: Tx): Promise<SheetTemplate[]> => (await byName(tx)).map(shown)

const wholeById = preparedSelect({ name: sheetTemplates.name, days: sheetTemplates.days }, (select) =>
  select.from(sheetTemplates).where(eq(sheetTemplates.id, sql.placeholder('id'))),
)

export async function findTemplate(tx: Tx, id: number): Promise<{ name: string; days: SheetDay[] }> {
  const [row] = await wholeById(tx, { id })
  return row ?? refuse('not-found')
}

export async function insertTemplate(tx: Tx, name: string, days: SheetDay[]): Promise<SheetTemplate> {
  if ((await tx.$count(sheetTemplates)) >= mostSheetTemplates)
    refuse('invalid', { message: `A studio has at most ${mostSheetTemplates} templates of run sheets.` })
  const values = { name, days, contents: sheetContentsOf(days) }
  const [row] = await tx.insert(sheetTemplates).values(values).returning(summary)
  return row ? shown(row) : refuse('not-found')
}

export async function renameTemplate(tx: Tx, id: number, name: string): Promise<SheetTemplate> {
  const [row] = await tx.update(sheetTemplates).set({ name }).where(eq(sheetTemplates.id, id)).returning(summary)
  return row ? shown(row) : refuse('not-found')
}

export const deleteTemplate = (tx: Tx, id: number): Promise<void> => deleteRow(tx, sheetTemplates, id)
