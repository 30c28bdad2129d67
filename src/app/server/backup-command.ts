import { takeBackup } from '#operations/backups/server/take-backup.ts'
import { backUp } from '#platform/server/db/backup.ts'
import { readConfig } from '#platform/server/foundation/config.ts'
import { fileColumns } from '#app/server/tables.ts'

/** A copy to a folder that is named, or what is done each night with these settings. */
async function run(target: string | undefined): Promise<string> {
  const { backups, databaseUrl, dataDir } = readConfig(process.env)
  if (target) {
    await backUp(dataDir, target, { database: databaseUrl })
    return `Backed up to ${target}. How it is restored is in docs/operating.md.`
  }
  if (!backups) throw new Error('Say where to: npm run backup -- <new folder>, or set BACKUPS_TO.')
  const { name, rows } = await takeBackup(backups, fileColumns)
  return `Backed up as ${name}, and restored it to check it: ${rows} rows, with all their files.`
}

try {
  console.log(await run(process.argv[2]))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
