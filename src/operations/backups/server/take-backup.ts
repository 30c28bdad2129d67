import { opendir, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketDestination } from '#operations/backups/server/bucket-destination.ts'
import { checkCopy } from '#operations/backups/server/check-copy.ts'
import { nameAt } from '#operations/backups/server/destination.ts'
import { folderDestination } from '#operations/backups/server/folder-destination.ts'
import { backUp } from '#platform/server/db/backup.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { readBackupState, writeBackupState } from '#platform/server/foundation/backup-state.ts'
import type { BackupSettings } from '#platform/server/foundation/config.ts'

/**
 * Copies the data folder and the database of the running Larkspur, restores the copy on a throw-away database, keeps
 * it, and removes the oldest ones. A failed backup removes none. What became of it is written into the data folder.
 */
export async function takeBackup(settings: BackupSettings, columns: readonly FileColumn[], now = new Date()) {
  const { dataDir } = settings
  const begun = performance.now()
  const before = readBackupState(dataDir)
  const note = (bytes: number, problem: string | null) => {
    const begunAt = now.toISOString()
    const goodAt = problem === null ? begunAt : (before?.goodAt ?? null)
    const seconds = Math.round(performance.now() - begun) / 1000
    writeBackupState(dataDir, { begunAt, seconds, bytes, problem, goodAt })
  }
  try {
    const kept = await copyCheckAndKeep(settings, columns, nameAt(now))
    note(kept.bytes, null)
    return kept
  } catch (error) {
    note(0, (error as Error).message)
    throw error
  }
}

async function copyCheckAndKeep(
  { dataDir, database, to, keep, hasFiles }: BackupSettings,
  columns: readonly FileColumn[],
  name: string,
) {
  const destination = typeof to === 'string' ? folderDestination(to) : await bucketDestination(to)
  await destination.tidy()
  const copy = await destination.workIn(name)
  try {
    const backedUp = await backUp(dataDir, copy, { isRunning: true, database })
    const rows = await checkCopy(copy, { backedUp, columns, hasFiles })
    const bytes = await bytesIn(copy)
    await destination.keep(copy, name)
    const old = (await destination.list()).slice(0, -keep)
    for (const one of old) await destination.remove(one)
    return { name, rows, bytes }
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for await (const entry of await opendir(await realpath(folder), { recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
