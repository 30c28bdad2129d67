import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyRows } from '#platform/server/db/copy-rows.ts'
import { passwordFile } from '#platform/server/db/embedded/address.ts'
import { bringUpToDate } from '#platform/server/db/open.ts'
import type { Address } from '#platform/server/db/pool.ts'
import { makeScratch } from '#platform/server/db/scratch.ts'
import { connectAtStart } from '#platform/server/db/start-checks.ts'
import { copyFolder } from '#platform/server/foundation/copy-folder.ts'
import { makeFolder } from '#platform/server/foundation/data-folder.ts'
import { refuseDiffering, sumsFile } from '#platform/server/foundation/file-sums.ts'

/**
 * Puts a backup into an empty database outside of the data folder, and its files and secrets into an empty data folder.
 * Returns the number of rows. If it fails, the folder is as it was, and the database has tables without rows.
 */
export async function restore(backup: string, database: Address, dataDir: string): Promise<number> {
  if (!existsSync(join(backup, 'database'))) throw new Error(`There is no database in ${backup}.`)
  const isNew = !existsSync(dataDir)
  makeFolder(dataDir)
  if ((await readdir(dataDir)).length > 0) throw new Error(`${dataDir} is not empty.`)
  try {
    await refuseDiffering(backup)
    return await restoreInto(database, dataDir, backup)
  } catch (error) {
    // The folder itself may be where a disk is mounted.
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    if (isNew) await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

async function restoreInto(database: Address, dataDir: string, backup: string): Promise<number> {
  await bringUpToDate(database)
  const target = await connectAtStart(database)
  const scratch = await makeScratch()
  try {
    const { rows } = await target.query<{ used: boolean }>('select exists (select from planners) as used')
    if (rows[0]?.used) throw new Error('There are studios in the database of DATABASE_URL already.')
    await scratch.takeOver(backup)
    await copyFolder(backup, dataDir, (path) => path !== 'database' && path !== passwordFile && path !== sumsFile)
    return await scratch.withDatabase(async (source, address) => {
      await bringUpToDate(address)
      return copyRows(source, target)
    })
  } finally {
    await target.end()
    await scratch.remove()
  }
}
