import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { EmbeddedAddress } from '#platform/server/db/embedded/address.ts'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'
import { copyFolder } from '#platform/server/foundation/copy-folder.ts'

/** A folder for a database that is started for a while. */
export async function makeScratch() {
  const base = await mkdtemp(join(tmpdir(), 'larkspur-restored-'))
  // The account of the database, which is another one if root runs Larkspur, enters it.
  await chmod(base, 0o711)
  const folder = join(base, 'data')
  return {
    folder,
    /** Takes the database of a backup over, and leaves the backup as it is. */
    takeOver: (backup: string): Promise<void> =>
      copyFolder(backup, folder, (path) => /^(database|secrets)(\/|$)/.test(path)),
    /** Starts the database that is in the folder, or a new one, and stops it after the work. */
    async withDatabase<T>(work: (client: pg.Client, address: EmbeddedAddress) => Promise<T>): Promise<T> {
      const database = await startEmbedded(folder, () => {})
      const client = new pg.Client(database.connection)
      client.on('error', () => {})
      try {
        await client.connect()
        return await work(client, database.connection)
      } finally {
        await client.end()
        await database.stop()
      }
    },
    async remove(): Promise<void> {
      const cluster = await realpath(join(folder, 'database')).catch(() => undefined)
      if (cluster) await rm(cluster, { recursive: true, force: true })
      await rm(base, { recursive: true, force: true })
    },
  }
}
