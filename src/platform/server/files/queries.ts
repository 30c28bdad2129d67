import { backupRuns } from '#platform/server/db/backup-mark.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** True if a backup is running: then the job is enqueued again for later. */
export async function postponeRemoval(tx: Tx, key: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select graphile_worker.add_job('remove-file', ${JSON.stringify({ key })}::json,
      run_at => now() + interval '1 minute', max_attempts => 12)
    where ${sql.raw(backupRuns)}`)
  return rowCount !== 0
}

const names = (column: FileColumn, key: string) =>
  column.columnType === 'PgArray' ? sql`${column} @> array[${key}]` : sql`${column} = ${key}`

/** Whether a column names the file, or a running backup may need it. */
export async function isWanted(tx: Tx, key: string, columns: readonly FileColumn[]): Promise<boolean> {
  const reasons = columns.map((column) => sql`exists (select 1 from ${column.table} where ${names(column, key)})`)
  const { rows } = await tx.execute<{ wanted: boolean }>(
    sql`select ${sql.join([...reasons, sql.raw(backupRuns)], sql` or `)} as wanted`,
  )
  return rows[0]?.wanted !== false
}
