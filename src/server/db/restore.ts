import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyRows } from '#server/db/copy-rows.ts'
import { passwordFile } from '#server/db/embedded/address.ts'
import { bringUpToDate } from '#server/db/open.ts'
import type { Address } from '#server/db/pool.ts'
import { makeScratch } from '#server/db/scratch.ts'
import { connectAtStart } from '#server/db/start-checks.ts'
import { copyFolder } from '#server/ground/copy-folder.ts'
import { makeFolder } from '#server/ground/data-folder.ts'

/**
 * Puts a backup into an empty database outside of the data folder, and its files and secrets into an empty data folder.
 * Returns the number of rows.
 */
export async function restore(backup: string, database: Address, dataDir: string): Promise<number> {
  if (!existsSync(join(backup, 'database'))) throw new Error(`There is no database in ${backup}.`)
  makeFolder(dataDir)
  if ((await readdir(dataDir)).length > 0) throw new Error(`${dataDir} is not empty.`)
  await bringUpToDate(database)
  const target = await connectAtStart(database)
  const scratch = await makeScratch()
  try {
    const { rows } = await target.query<{ used: boolean }>('select exists (select from planners) as used')
    if (rows[0]?.used) throw new Error('There are studios in the database of DATABASE_URL already.')
    await scratch.takeOver(backup)
    await copyFolder(backup, dataDir, (path) => path !== 'database' && path !== passwordFile)
    return await scratch.withDatabase(async (source, address) => {
      await bringUpToDate(address)
      return copyRows(source, target)
    })
  } finally {
    await target.end()
    await scratch.remove()
  }
}
