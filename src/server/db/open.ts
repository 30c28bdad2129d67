import { fileURLToPath } from 'node:url'
import { drizzle, migrate } from '#server/db/drizzle.ts'
import type pg from 'pg'
import { ConfigError } from '#server/config.ts'
import { whatItSaid } from '#server/db/failure.ts'
import { channel, News } from '#server/db/news.ts'
import { openPool, type Address, type Pool } from '#server/db/pool.ts'
import { checkServer, connectAtStart, refuseNewerRows } from '#server/db/start-checks.ts'
import { unusable } from '#server/db/start-trouble.ts'
import { checkRowSecurity } from '#server/db/within.ts'

export type Database = { address: Address; pool: Pool; news: News; close: () => Promise<void> }

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that no other program on the database takes for its own lock. */
const migrationLock = 7238151

/** What is told is stored already, so nobody need wait for the disk once more. */
const passingOn = `select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', $1)`

/** Brings the database up to date, one process at a time, and opens it for service. */
export async function openDatabase(address: Address, connections: number): Promise<Database> {
  await bringUpToDate(address)
  const news = new News((words) => pool.query(passingOn, [words]))
  const pool = openPool(address, connections, (changes) => news.tell(changes))
  try {
    // The first one shows whether connections are as they must be.
    ;(await pool.connect()).release()
    await checkRowSecurity(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const close = async () => {
    await news.close()
    await pool.end()
  }
  return { address, pool, news, close }
}

async function bringUpToDate(address: Address): Promise<void> {
  const connection = await connectAtStart(address)
  try {
    await checkServer(connection, address)
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewerRows(connection, address)
    await migrate(drizzle({ client: connection }), { migrationsFolder })
    await prepareQueue(connection, address)
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable(address, whatItSaid(error))
  } finally {
    await connection.end()
  }
}

/** Jobs are written with the rows, so the queue must exist before the first row, whoever works it off. */
async function prepareQueue(connection: pg.Client, address: Address): Promise<void> {
  const { rows } = await connection.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as there`,
  )
  if (rows[0]?.there) return
  const { runMigrations } = await import('graphile-worker')
  const pool = openPool(address, 2)
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
