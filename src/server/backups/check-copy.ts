import { constants } from 'node:fs'
import { chmod, cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { countRows, listFileKeys, reachesPosition } from '#server/backups/queries.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { diskStore } from '#server/files/disk.ts'
import type { FileColumn } from '#server/files/queries.ts'

type Expected = {
  /** Of the write-ahead log, when the copy began: all that was committed before is behind it. */
  position: string
  columns: readonly FileColumn[]
  /** False if the files are in a bucket of their own. */
  hasFiles: boolean
}

/**
 * Restores a copy: starts a throw-away database on a second copy of it, which leaves the first one as it is, reads every
 * row, with PostgreSQL checking each page, and looks for every file that a row names. Returns the number of rows.
 */
export async function checkCopy(copy: string, { position, columns, hasFiles }: Expected): Promise<number> {
  const base = await mkdtemp(join(tmpdir(), 'larkspur-restored-'))
  // The account of the database, which is another one if root runs Larkspur, enters it.
  await chmod(base, 0o711)
  const restored = join(base, 'data')
  try {
    for (const part of ['database', 'secrets'])
      await cp(join(copy, part), join(restored, part), { recursive: true, mode: constants.COPYFILE_FICLONE })
    const database = await startEmbedded(restored, () => {})
    const client = new pg.Client(database.connection)
    client.on('error', () => {})
    try {
      await client.connect()
      if (!(await reachesPosition(client, position)))
        throw new Error('The restored database lacks what was committed before the backup began.')
      const rows = await countRows(client)
      if (hasFiles) await findFiles(copy, await listFileKeys(client, columns))
      return rows
    } finally {
      await client.end()
      await database.stop()
    }
  } finally {
    const cluster = await realpath(join(restored, 'database')).catch(() => undefined)
    if (cluster) await rm(cluster, { recursive: true, force: true })
    await rm(base, { recursive: true, force: true })
  }
}

async function findFiles(copy: string, keys: readonly string[]): Promise<void> {
  const store = await diskStore(join(copy, 'files'))
  const missing: string[] = []
  for (const key of keys) {
    const found = await store.get(key)
    if (!found) missing.push(key)
    found?.bytes.destroy()
  }
  if (missing.length > 0)
    throw new Error(`The backup lacks ${missing.length} of ${keys.length} files, ${missing[0]} among them.`)
}
