import { asSystem } from '#server/db/as-system.ts'
import { backupRuns } from '#server/db/backup-mark.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Pool } from '#server/db/pool.ts'
import type { FileStore } from '#server/files/store.ts'

/** A backup that runs may hold the row that named this file, and come to the file last: then it is removed later. */
export async function removeFile(pool: Pool, files: FileStore, key: string): Promise<void> {
  const { rowCount } = await asSystem(pool, (tx) =>
    tx.execute(sql`
      select graphile_worker.add_job('remove-file', ${JSON.stringify({ key })}::json,
        run_at => now() + interval '1 minute', max_attempts => 12)
      where ${sql.raw(backupRuns)}`),
  )
  if (rowCount === 0) await files.remove(key)
}
