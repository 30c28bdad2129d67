import { define } from '#platform/server/db/functions.ts'
import { drizzle, migrate } from '#platform/server/db/drizzle.ts'
import type pg from 'pg'
import { prepareEntries } from '#platform/server/db/entries.ts'
import { ConfigError } from '#platform/server/foundation/config.ts'
import { whatItSaid } from '#platform/server/db/failure.ts'
import { channel, Announcements } from '#platform/server/db/announcements.ts'
import { openPool, type Address, type Pool } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { checkServer, connectAtStart, refuseForeignRows } from '#platform/server/db/start-checks.ts'
import { unusable } from '#platform/server/db/start-trouble.ts'
import { checkRowSecurity } from '#platform/server/db/caller-transaction.ts'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

export type Database = {
  address: Address
  /** For requests: its connections have no rights before a session has been entered. */
  pool: Pool
  /** For jobs: its connections have the rights of the owner. */
  ownerPool: Pool
  announcements: Announcements
  close: () => Promise<void>
}

const migrationsFolder = sourceOf('platform/server/db/migrations')
/** An arbitrary number, unlike the advisory locks of other programs. */
const migrationLock = 7238151

/** The announced changes are committed already, so this transaction need not wait for the disk. */
const passingOn = `select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', $1)`

/** A listener for each of the three lanes of jobs, and what twelve concurrent jobs and the queue itself share. */
const ownerConnections = 10

/** Migrates the database and opens its pools. */
export async function openDatabase(address: Address, connections: number): Promise<Database> {
  await bringUpToDate(address)
  const announcements = new Announcements((words) => pool.query(passingOn, [words]))
  const announce = (changes: Iterable<string>) => announcements.announce(changes)
  const pool = openPool(address, { max: connections, role: roles.app, announce, prepare: prepareEntries })
  const ownerPool = openPool(address, { max: ownerConnections, role: undefined, announce, prepare: prepareEntries })
  const end = () => Promise.all([pool.end(), ownerPool.end()])
  try {
    // Runs the connection check once at start.
    ;(await pool.connect()).release()
    await checkRowSecurity(pool)
  } catch (error) {
    await end()
    throw error
  }
  const close = async () => {
    await announcements.close()
    await end()
  }
  return { address, pool, ownerPool, announcements, close }
}

/** Migrates the database, one process at a time. */
export async function bringUpToDate(address: Address): Promise<void> {
  const connection = await connectAtStart(address)
  try {
    await checkServer(connection, address)
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseForeignRows(connection, address)
    await define(connection, 'functions')
    await prepareQueue(connection, address)
    await migrate(drizzle({ client: connection }), { migrationsFolder })
    await define(connection, 'table-definitions')
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable(address, whatItSaid(error))
  } finally {
    await connection.end()
  }
}

/**
 * Jobs are inserted together with rows, and by migrations, so the queue must exist before them, even if another process
 * runs the worker.
 */
async function prepareQueue(connection: pg.Client, address: Address): Promise<void> {
  const { rows } = await connection.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as there`,
  )
  if (rows[0]?.there) return
  const { runMigrations } = await import('graphile-worker')
  const pool = openPool(address, { max: 2, role: undefined })
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
