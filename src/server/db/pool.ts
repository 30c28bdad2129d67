import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Refusal } from '#server/http/refusal.ts'

export type Tx = NodePgDatabase
export type Pool = pg.Pool
export type Connection = pg.PoolClient

export type Address = string | { host: string; port: number; user: string; password: string; database: string }

/** Statements that run longer than this are somebody's mistake; a transaction never waits for anything but the database. */
const guards = '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=10000'

export function openPool(address: Address, max: number): Pool {
  const pool = new pg.Pool({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max,
    options: guards,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'larkspur',
  })
  // A connection that breaks fails the call that uses it; an idle one is simply replaced.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

const typed = new WeakMap<Connection, Tx>()

/** Drizzle over one connection, made once. */
export function rowsOf(connection: Connection): Tx {
  let rows = typed.get(connection)
  if (!rows) typed.set(connection, (rows = drizzle({ client: connection, casing: 'snake_case' })))
  return rows
}

export async function checkOut(pool: Pool): Promise<Connection> {
  try {
    return await pool.connect()
  } catch (error) {
    if (error instanceof Error && error.message.includes('timeout')) throw new Refusal('busy')
    throw error
  }
}
