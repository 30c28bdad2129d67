import type { Client } from 'pg'
import { drizzle, sql } from '#platform/server/db/drizzle.ts'
import type { FileColumn } from '#platform/server/db/about.ts'

/** The keys of all files that rows name. */
export async function listFileKeys(client: Client, columns: readonly FileColumn[]): Promise<string[]> {
  const keys = columns.map((column) =>
    column.columnType === 'PgArray'
      ? sql`select unnest(${column}) as key from ${column.table}`
      : sql`select ${column} as key from ${column.table}`,
  )
  const { rows } = await drizzle({ client, casing: 'snake_case' }).execute<{ key: string }>(
    sql`select distinct key from (${sql.join(keys, sql` union all `)}) named where key is not null`,
  )
  return rows.map(({ key }) => key)
}
