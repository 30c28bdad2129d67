import { join } from 'node:path'
import { listFileKeys } from '#operations/backups/server/public.ts'
import { countRows, reachesPosition } from '#operations/backups/server/queries.ts'
import type { BackedUp } from '#platform/server/db/backup.ts'
import { makeScratch } from '#platform/server/db/scratch.ts'
import { diskStore } from '#platform/server/files/disk.ts'
import { missingFiles } from '#platform/server/files/missing-files.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { refuseDiffering } from '#platform/server/foundation/file-sums.ts'

type Expected = {
  backedUp: BackedUp
  columns: readonly FileColumn[]
  /** False if the files are in a bucket of their own. */
  hasFiles: boolean
}

/**
 * Restores a copy: starts a throw-away database on a second copy of it, which leaves the first one as it is, reads every
 * row, with PostgreSQL checking each page, looks for every file that a row names, and compares all files with what was
 * copied. Returns the number of rows.
 */
export async function checkCopy(copy: string, { backedUp, columns, hasFiles }: Expected): Promise<number> {
  const scratch = await makeScratch()
  try {
    await scratch.takeOver(copy)
    return await scratch.withDatabase(async (client) => {
      if ('position' in backedUp && !(await reachesPosition(client, backedUp.position)))
        throw new Error('The restored database lacks what was committed before the backup began.')
      const rows = await countRows(client)
      if ('rows' in backedUp && rows !== backedUp.rows)
        throw new Error(`The restored database has ${rows} rows, and ${backedUp.rows} were copied.`)
      if (hasFiles) await findFiles(copy, await listFileKeys(client, columns))
      return rows
    })
  } finally {
    await scratch.remove()
  }
}

async function findFiles(copy: string, keys: readonly string[]): Promise<void> {
  const missing = await missingFiles(await diskStore(join(copy, 'files')), keys)
  if (missing.length > 0)
    throw new Error(`The backup lacks ${missing.length} of ${keys.length} files, ${missing[0]} among them.`)
  await refuseDiffering(copy)
}
