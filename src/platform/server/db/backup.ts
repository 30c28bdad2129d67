import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, realpath, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import pg from 'pg'
import { copyFolder } from '#platform/server/foundation/copy-folder.ts'
import { makeFolder, whyUnusable } from '#platform/server/foundation/data-folder.ts'
import { writeSums } from '#platform/server/foundation/file-sums.ts'
import { backupLock } from '#platform/server/db/backup-mark.ts'
import { copyRows } from '#platform/server/db/copy-rows.ts'
import { addressOfRunning, passwordFile } from '#platform/server/db/embedded/address.ts'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'
import { DataFolderInUse } from '#platform/server/db/embedded/lock.ts'
import { bringUpToDate } from '#platform/server/db/open.ts'
import { configOf, type Address } from '#platform/server/db/pool.ts'
import { makeScratch } from '#platform/server/db/scratch.ts'

/** Files that a copy of a running cluster must not or need not contain (PostgreSQL manual, "Making a Base Backup"). */
const unwanted =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|.*\/?pgsql_tmp.*|.*\/?pg_internal\.init.*)$/
/**
 * Files that belong to a running process, uploads that have not ended, and what is created anew: the heads of the audit
 * logs would be newer than the copied database.
 */
const notData = /^(database.*|app\.pid.*|pg-.*|audit-heads\.json.*|files\.sha256|files\/.*\.part)$/

type Options = {
  /** The app itself says that it runs. */
  isRunning?: boolean
  /** The address of a database outside of the data folder; that of the copy is inside. */
  database?: Address | undefined
}

/** What was committed before this position of the write-ahead log, or all rows of one moment. */
export type BackedUp = { position: string } | { rows: number }

/**
 * Copies a data folder with its database, also while the app runs on it, into a new folder that can serve as DATA_DIR.
 * Returns what a restored copy must have.
 */
export async function backUp(dataDir: string, target: string, options: Options = {}): Promise<BackedUp> {
  const [from, to] = [resolve(dataDir), resolve(target)]
  if (`${to}${sep}`.startsWith(`${from}${sep}`)) throw new Error(`${target} lies inside the data folder itself.`)
  if (!options.database && !existsSync(join(from, 'database'))) throw new Error(`There is no database in ${from}.`)
  openTarget(to)
  if ((await readdir(to)).length > 0) throw new Error(`${target} is not empty.`)

  const { address, leave } = await reach(from, options)
  const client = new pg.Client(configOf(address))
  client.on('error', () => {})
  try {
    await client.connect()
    // No file is removed while this lock is held: the copy may contain the row that names it.
    await client.query('SELECT pg_advisory_lock_shared($1)', [backupLock])
    const backedUp = options.database ? await copyIntoCluster(client, to) : await copyOwnCluster(client, from, to)
    // Copied after the database: a file is stored before the row that names it, so every copied row finds its file.
    const isData = (path: string) => !notData.test(path) && !(options.database && path === passwordFile)
    await copyFolder(from, to, isData)
    await writeSums(from, to)
    await client.query('SELECT 1').catch((error: unknown) => {
      throw new Error('The database went away during the backup, so files may be missing in it. Please take another.', {
        cause: error,
      })
    })
    spawnSync('sync')
    return backedUp
  } finally {
    await client.end()
    await leave()
  }
}

async function reach(dataDir: string, { isRunning, database }: Options) {
  if (database) return { address: database, leave: async () => {} }
  return isRunning ? alreadyRunning(dataDir) : reachEmbedded(dataDir)
}

function openTarget(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`${folder} cannot be used: ${whyUnusable(error)}.`, { cause: error })
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

async function copyOwnCluster(client: pg.Client, dataDir: string, target: string): Promise<BackedUp> {
  const { rows } = await client.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
  await copyCluster(client, await realpath(join(dataDir, 'database')), join(target, 'database'))
  return { position: rows[0]!.position }
}

/** The copy has a database of its own, to which the rows are copied: PostgreSQL's tools are not part of the product. */
async function copyIntoCluster(client: pg.Client, target: string): Promise<BackedUp> {
  const scratch = await makeScratch()
  try {
    const rows = await scratch.withDatabase(async (own, connection) => {
      await bringUpToDate(connection)
      return copyRows(client, own)
    })
    await copyFolder(await realpath(join(scratch.folder, 'database')), join(target, 'database'), () => true)
    return { rows }
  } finally {
    await scratch.remove()
  }
}

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
