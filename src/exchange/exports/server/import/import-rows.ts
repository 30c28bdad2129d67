import type { Tx } from '#platform/server/db/pool.ts'
import type { ExportedTable } from '#exchange/exports/server/exported-tables.ts'
import type { Row } from '#platform/server/db/about.ts'
import { exportedColumns, type ForeignKey } from '#exchange/exports/server/row-queries.ts'
import type { NewIds } from '#exchange/exports/server/import/ids.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'
import type { Renumbering } from '#exchange/exports/server/import/renumber.ts'
import * as queries from '#exchange/exports/server/import/row-queries.ts'
import type { ExportZip } from '#exchange/exports/server/import/zip.ts'

type Placed = { row: Row; place: string }

/** A statement carries at most so many rows, and about as many characters. */
const mostRows = 500
const mostCharacters = 4 * 1024 * 1024
/** Those whose rows are added; the studio's own row is changed. */
export const importedTables = (tables: readonly ExportedTable[]) =>
  tables.filter(({ table, staysBehind }) => table !== 'planners' && !staysBehind)
/** What the owner signs in with stays. */
const notOfThePlanner = new Set(['id', 'username', 'email', 'email_verified', 'created_at', 'deletes_at'])

/** Tables after those that their foreign keys name. */
function inOrder(tables: readonly ExportedTable[], foreignKeys: readonly ForeignKey[]): ExportedTable[] {
  const byName = new Map(importedTables(tables).map((table) => [table.table, table]))
  const ordered = new Set<string>()
  const add = (table: string) => {
    if (ordered.has(table)) return
    for (const key of foreignKeys) if (key.table === table && key.target !== table) add(key.target)
    if (byName.has(table)) ordered.add(table)
  }
  for (const table of byName.keys()) add(table)
  return [...ordered].flatMap((table) => byName.get(table) ?? [])
}

export type Checked = {
  tables: readonly ExportedTable[]
  zip: ExportZip
  ids: NewIds
  foreignKeys: readonly ForeignKey[]
  renumbering: Renumbering
}

/**
 * Reads all rows once more before any is written: whether a row that they name is there is known when all ids are. An
 * import that is refused takes no ids, and has no transaction open while it reads.
 */
export async function checkReferences({ tables, zip, renumbering }: Checked): Promise<void> {
  for (const { table } of importedTables(tables))
    for await (const { row, place } of zip.rows(table)) await renumbering.row(table, row, place)
}

/** Writes all rows of an export into an empty studio. */
export async function importRows(
  tx: Tx,
  { tables, zip, ids, foreignKeys, renumbering }: Checked,
  plannerId: number,
): Promise<void> {
  const columns = await exportedColumns(tx, tables)
  const ordered = inOrder(tables, foreignKeys)
  await ids.take(tx)
  await queries.beginMove(tx, plannerId)
  // What a new studio begins with.
  for (const { table } of ordered.toReversed()) await queries.emptyTable(tx, table, plannerId)
  await importPlanner(tx, zip, plannerId, columns.get('planners') ?? [])
  for (const imported of ordered) {
    const { table } = imported
    const known = columns.get(table) ?? []
    let batch: Placed[] = []
    let characters = 0
    for await (const { row, place, size } of zip.rows(table)) {
      batch.push({ row: await renumbering.row(table, row, place), place })
      characters += size
      if (batch.length < mostRows && characters < mostCharacters) continue
      await writeBatch(tx, imported, known, batch)
      batch = []
      characters = 0
    }
    await writeBatch(tx, imported, known, batch)
  }
  await queries.noteReaders(tx, plannerId)
}

async function importPlanner(tx: Tx, zip: ExportZip, plannerId: number, columns: readonly string[]): Promise<void> {
  let isFound = false
  for await (const { row, place } of zip.rows('planners')) {
    if (isFound) problem(`${place}: an export has one studio.`)
    isFound = true
    const given = Object.keys(row).filter((name) => columns.includes(name) && !notOfThePlanner.has(name))
    await orProblem(queries.changePlanner(tx, plannerId, given, row), place)
  }
  if (!isFound) problem('The export has no studio.')
}

/** Columns that a row doesn't have keep their default, so an export of an earlier version can be imported. */
async function writeBatch(
  tx: Tx,
  { table, secrets = [] }: ExportedTable,
  known: readonly string[],
  batch: readonly Placed[],
): Promise<void> {
  const [first] = batch
  const last = batch.at(-1)
  if (!first || !last) return
  const columns = Object.keys(first.row).filter((name) => known.includes(name))
  const place = first === last ? first.place : `${first.place} to ${last.place.split(' ').at(-1)}`
  const rows = batch.map(({ row }) => row)
  await orProblem(queries.insertRows(tx, { table, columns, secrets }, rows), place)
}

/** Values that don't fit their columns, and rows that break a rule of the database. */
async function orProblem(written: Promise<void>, place: string): Promise<void> {
  try {
    await written
  } catch (error) {
    const { code = '', message } = ((error as Error).cause ?? error) as { code?: string; message?: string }
    if (/^2[23]/.test(code)) problem(`${place}: ${message ?? 'a value is not allowed.'}`)
    throw error
  }
}
