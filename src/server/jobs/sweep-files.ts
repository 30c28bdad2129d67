import { sql, type SQL } from '#server/db/drizzle.ts'
import { asSystem } from '#server/db/as-system.ts'
import { backupRuns } from '#server/db/backup-mark.ts'
import type { Pool } from '#server/db/pool.ts'
import type { FileStore } from '#server/files/store.ts'

/** Where rows name files. A file that is in none of these columns belongs to nobody. */
const owners: ((key: string) => SQL)[] = [
  (key) => sql`select 1 from clients where avatar_key = ${key}`,
  (key) => sql`select 1 from documents where file_key = ${key}`,
  (key) => sql`select 1 from documents where thumbnail_key = ${key}`,
  (key) => sql`select 1 from message_attachments where file_key = ${key}`,
  (key) => sql`select 1 from billing_settings where logo_key = ${key}`,
  (key) => sql`select 1 from deleted_weddings where file_keys @> array[${key}]`,
]

const dayMs = 86_400_000

/**
 * An upload is stored before it is recorded; what was never recorded, because something failed between, goes after a day.
 * Nothing goes while a backup runs.
 */
export async function sweepFiles(
  pool: Pool,
  files: FileStore,
  before: Date = new Date(Date.now() - dayMs),
): Promise<void> {
  for await (const key of files.olderThan(before)) {
    const wanted = await asSystem(pool, async (tx) => {
      const questions = owners.map((owner) => sql`exists (${owner(key)})`)
      questions.push(sql.raw(backupRuns))
      const { rows } = await tx.execute<{ wanted: boolean }>(sql`select ${sql.join(questions, sql` or `)} as wanted`)
      return rows[0]?.wanted
    })
    if (wanted === false) await files.remove(key)
  }
}
