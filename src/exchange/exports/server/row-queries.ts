import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { exportedTables, type ExportedTable } from '#exchange/exports/server/exported-tables.ts'

export type Row = Record<string, unknown>
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const atOnce = 500

/** The columns of each exported table: those that the planner's role may read, that are not computed and not left out. */
export async function exportedColumns(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and has_column_privilege(${roles.planner}, quote_ident(table_name), column_name, 'select')
    group by table_name`)
  const readable = new Map(rows.map(({ name, columns }) => [name, columns]))
  return new Map(
    exportedTables.map(({ name, without }) => [
      name,
      (readable.get(name) ?? []).filter((column) => !without?.includes(column)),
    ]),
  )
}

function onlyOf(table: ExportedTable, clientId: number): SQL {
  if (table.inWedding === 'wedding') return sql`client_id = ${clientId}`
  if (table.inWedding === 'couple') return sql`id = ${clientId}`
  if (table.inWedding === 'booked')
    return sql`id in (select vendor_id from client_vendors where client_id = ${clientId}
      union select vendor_id from day_vendors where client_id = ${clientId})`
  return sql`true`
}

/** Reads the rows of the caller's studio through a cursor; each batch is handled before the next one is read. */
export async function readRows(
  tx: Tx,
  table: ExportedTable,
  { columns, clientId }: { columns: readonly string[]; clientId: number | null },
  handle: (row: Row) => Promise<void>,
): Promise<void> {
  const names = columns.map((name) => sql.identifier(name))
  const only = clientId === null ? sql`true` : onlyOf(table, clientId)
  const order = sql.raw(table.order ?? 'id')
  // A cursor's query takes no parameters; the only value is an integer.
  const literal = sql`declare exported no scroll cursor for select row_to_json(r) as row
    from (select ${sql.join(names, sql`, `)} from ${sql.identifier(table.name)} where ${only} order by ${order}) r`.inlineParams()
  await tx.execute(literal)
  for (;;) {
    const { rows } = await tx.execute<{ row: Row }>(sql.raw(`fetch ${atOnce} from exported`))
    for (const { row } of rows) await handle(row)
    if (rows.length < atOnce) break
  }
  await tx.execute(sql`close exported`)
}
