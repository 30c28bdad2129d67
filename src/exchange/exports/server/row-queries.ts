import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import type { Row } from '#platform/server/db/about.ts'
import { leftOut, type ExportedTable } from '#exchange/exports/server/exported-tables.ts'

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const atOnce = 500

/** The columns of each exported table: those that the planner's role may read, that are not computed and not left out. */
export async function exportedColumns(tx: Tx, tables: readonly ExportedTable[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and has_column_privilege(${roles.planner}, quote_ident(table_name), column_name, 'select')
    group by table_name`)
  const readable = new Map(rows.map(({ name, columns }) => [name, columns]))
  return new Map(
    tables.map((table) => [
      table.table,
      (readable.get(table.table) ?? []).filter((column) => !leftOut(table).includes(column)),
    ]),
  )
}

export type ForeignKey = {
  table: string
  column: string
  target: string
  /** The column is emptied with its target, so a row without the target can stay. */
  canBeEmpty: boolean
}

/** The references within a studio: all of them include the planner. */
export async function listForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select k.conrelid::regclass::text as table, a.attname as column, k.confrelid::regclass::text as target, k.confdeltype = 'n' as "canBeEmpty"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 2 and a.attname <> 'planner_id'`)
  return rows
}

/** The rows of a table that rows of one wedding name. */
async function namedInWedding(tx: Tx, { table, tables }: Read, clientId: number): Promise<SQL> {
  const ofWedding = new Set(tables.flatMap((one) => (one.inWedding === 'own' ? [one.table] : [])))
  const named = (await listForeignKeys(tx))
    .filter((key) => key.target === table.table && ofWedding.has(key.table))
    .map(
      (key) =>
        sql`select ${sql.identifier(key.column)} from ${sql.identifier(key.table)} where client_id = ${clientId}`,
    )
  return sql`id in (${sql.join(named, sql` union `)})`
}

async function onlyOf(tx: Tx, read: Read, clientId: number): Promise<SQL> {
  const { inWedding } = read.table
  if (inWedding === 'own') return sql`client_id = ${clientId}`
  if (inWedding === 'couple') return sql`id = ${clientId}`
  return inWedding === 'named' ? namedInWedding(tx, read, clientId) : sql`true`
}

type Read = {
  table: ExportedTable
  /** All that are exported. */
  tables: readonly ExportedTable[]
  columns: readonly string[]
  /** Null for the whole studio. */
  clientId: number | null
}

/** Reads the rows of the caller's studio through a cursor; each batch is handled before the next one is read. */
export async function readRows(tx: Tx, read: Read, handle: (row: Row) => Promise<void>): Promise<void> {
  const { table, columns, clientId } = read
  const names = columns.map((name) => sql.identifier(name))
  const only = clientId === null ? sql`true` : await onlyOf(tx, read, clientId)
  const order = sql.raw(table.order ?? 'id')
  // A cursor's query takes no parameters; the only value is an integer.
  const literal = sql`declare exported no scroll cursor for select row_to_json(r) as row
    from (select ${sql.join(names, sql`, `)} from ${sql.identifier(table.table)} where ${only} order by ${order}) r`.inlineParams()
  await tx.execute(literal)
  for (;;) {
    const { rows } = await tx.execute<{ row: Row }>(sql.raw(`fetch ${atOnce} from exported`))
    for (const { row } of rows) await handle(row)
    if (rows.length < atOnce) break
  }
  await tx.execute(sql`close exported`)
}
