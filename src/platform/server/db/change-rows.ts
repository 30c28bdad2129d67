import { type AnyPgColumn, eq, getTableColumns, type PgTable, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'

/** JSON of the database has no halves of surrogate pairs. */
const storable = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/**
 * Changes rows whose values are texts, numbers, booleans, and lists of these: one statement for all rows that get the same
 * columns. Of a row that is named twice, the last value of each column holds.
 */
export async function changeRows(
  tx: Tx,
  table: PgTable & { id: AnyPgColumn },
  changes: readonly { id: number; values: object }[],
): Promise<void> {
  const rows = new Map<number, Record<string, unknown>>()
  for (const { id, values } of changes) rows.set(id, { ...rows.get(id), ...given(values) })
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  for (const [key, alike] of Map.groupBy(rows, ([, values]) => Object.keys(values).toSorted().join(' '))) {
    const fields = key === '' ? [] : key.split(' ')
    if (fields.length === 0) continue
    const typed = fields.map((field) => sql`, ${sql.identifier(field)} ${sql.raw(columns[field]!.getSQLType())}`)
    const set = Object.fromEntries(fields.map((field) => [field, sql`given.${sql.identifier(field)}`]))
    const asJson = JSON.stringify(
      alike.map(([id, values]) => ({ ...values, id })),
      storable,
    )
    await tx
      .update(table)
      .set(set)
      .from(sql`jsonb_to_recordset(${asJson}::jsonb) as given(id int${sql.join(typed)})`)
      .where(eq(table.id, sql`given.id`))
  }
}
