import { restore } from '#platform/server/db/restore.ts'
import { readConfig } from '#platform/server/foundation/config.ts'

async function run(backup: string | undefined): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (!backup) throw new Error('Say which backup: npm run restore -- <folder>.')
  if (!databaseUrl)
    throw new Error(
      'Without DATABASE_URL a backup is restored by copying it to where DATA_DIR points (docs/operating.md).',
    )
  const rows = await restore(backup, databaseUrl, dataDir)
  return `Restored ${rows} rows into the database, and the files and secrets into ${dataDir}.`
}

try {
  console.log(await run(process.argv[2]))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
