import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, realpath, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import pg from 'pg'
import { makeFolder, whyUnusable } from '#server/ground/data-folder.ts'
import { backupLock } from '#server/db/backup-mark.ts'
import { addressOfRunning } from '#server/db/embedded/address.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { DataFolderInUse } from '#server/db/embedded/lock.ts'

/** Files that a copy of a running cluster must not or need not contain (PostgreSQL manual, "Making a Base Backup"). */
const unwanted =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|.*\/?pgsql_tmp.*|.*\/?pg_internal\.init.*)$/
/**
 * Files that belong to a running process or are created anew: the heads of the audit logs would be newer than the copied
 * database.
 */
const notData = /^(database.*|app\.pid.*|pg-.*|audit-heads\.json.*)$/

/**
 * Copies a data folder, also while the app runs on it, into a new folder that can serve as DATA_DIR. The app itself says
 * that it `isRunning`.
 */
export async function backUp(dataDir: string, target: string, { isRunning = false } = {}): Promise<void> {
  const [from, to] = [resolve(dataDir), resolve(target)]
  if (`${to}${sep}`.startsWith(`${from}${sep}`)) throw new Error(`${target} lies inside the data folder itself.`)
  if (!existsSync(join(from, 'database'))) throw new Error(`There is no database in ${from}.`)
  openTarget(to)
  if ((await readdir(to)).length > 0) throw new Error(`${target} is not empty.`)

  const running = isRunning ? alreadyRunning(from) : await reachEmbedded(from)
  const client = new pg.Client(running.address)
  client.on('error', () => {})
  try {
    await client.connect()
    // No file is removed while this lock is held: the copy may contain the row that names it.
    await client.query('SELECT pg_advisory_lock_shared($1)', [backupLock])
    await copyCluster(client, await realpath(join(from, 'database')), join(to, 'database'))
    // Copied after the database: a file is stored before the row that names it, so every copied row finds its file.
    await copyFolder(from, to, (path) => !notData.test(path))
    await client.query('SELECT 1').catch((error: unknown) => {
      throw new Error('The database went away during the backup, so files may be missing in it. Please take another.', {
        cause: error,
      })
    })
  } finally {
    await client.end()
    await running.leave()
  }
  spawnSync('sync')
}

function openTarget(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`${folder} can not be used: ${whyUnusable(error)}.`, { cause: error })
  }
}

/** The embedded database, whether Larkspur runs on the data folder or not. */
export async function reachEmbedded(dataDir: string) {
  try {
    const database = await startEmbedded(dataDir, () => {})
    return { address: database.connection, leave: () => database.stop() }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return alreadyRunning(dataDir)
  }
}

const alreadyRunning = (dataDir: string) => ({ address: addressOfRunning(dataDir), leave: async () => {} })

async function copyCluster(client: pg.Client, cluster: string, target: string): Promise<void> {
  // A temporary replication slot keeps the write-ahead log from being recycled until it is copied.
  const slot = `backup_${randomBytes(6).toString('hex')}`
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot])
  const begun = await client.query<{ segment: string }>(
    `SELECT pg_walfile_name(pg_backup_start('larkspur', fast => true)) AS segment`,
  )
  await copyFolder(cluster, target, (path) => !unwanted.test(path))
  const ended = await client.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
  )
  const first = begun.rows[0]?.segment ?? ''
  await copyFolder(
    join(cluster, 'pg_wal'),
    join(target, 'pg_wal'),
    (path) => !/^[0-9A-F]{24}$/.test(path) || path >= first,
  )
  await writeFile(join(target, 'backup_label'), ended.rows[0]?.labelfile ?? '', { mode: 0o600 })
  await client.query('SELECT pg_drop_replication_slot($1)', [slot])
}

/** Files may disappear while a live folder is copied; those were not needed. */
async function copyFolder(from: string, to: string, wanted: (path: string) => boolean, under = ''): Promise<void> {
  await mkdir(join(to, under), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(join(from, under), { withFileTypes: true })) {
    const path = under ? `${under}/${entry.name}` : entry.name
    if (!wanted(path)) continue
    try {
      if (entry.isDirectory()) await copyFolder(from, to, wanted, path)
      else if (entry.isFile()) await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
