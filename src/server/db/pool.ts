import { drizzle, type NodePgDatabase } from '#server/db/drizzle.ts'
import pg from 'pg'
import { Line, type Tell } from '#server/db/line.ts'
import { Refusal } from '#server/http/refusal.ts'

export type Tx = NodePgDatabase
export type Pool = pg.Pool
export type Connection = pg.PoolClient

export type Address = string | { host: string; port: number; user: string; password: string; database: string }

/** Moments are read and written in UTC. Statements that run longer than this are somebody's mistake; a transaction never waits for anything but the database. */
const settings =
  '-c timezone=UTC -c larkspur.tells=on -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=10000'

export function openPool(address: Address, max: number, tell: Tell = () => {}): Pool {
  const pool = new pg.Pool({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max,
    options: settings,
    connectionTimeoutMillis: 5000,
    // What is sent without waiting for the answer before it shares its round trip.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    application_name: 'larkspur',
  })
  // A connection that breaks fails the call that uses it; an idle one is simply replaced.
  pool.on('error', () => {})
  pool.on('connect', (connection) => {
    connection.on('error', () => {})
    lines.set(connection, new Line(connection.connection.stream, tell))
  })
  return pool
}

const lines = new WeakMap<Connection, Line>()

export function lineOf(connection: Connection): Line {
  const line = lines.get(connection)
  if (!line) throw new Error('This is no connection of ours.')
  return line
}

const typed = new WeakMap<Connection, Tx>()
const connections = new WeakMap<Tx, Connection>()

/** Drizzle over one connection, made once. */
export function rowsOf(connection: Connection): Tx {
  let tx = typed.get(connection)
  if (!tx) {
    tx = drizzle({ client: connection, casing: 'snake_case' })
    typed.set(connection, tx)
    connections.set(tx, connection)
  }
  return tx
}

/** The line under a transaction, for statements that were built beforehand. */
export function lineUnder(tx: Tx): Line {
  const connection = connections.get(tx)
  if (!connection) throw new Error('This is no transaction of ours.')
  return lineOf(connection)
}

export async function checkOut(pool: Pool): Promise<Connection> {
  try {
    return await pool.connect()
  } catch (error) {
    if (error instanceof Error && error.message.includes('timeout')) throw new Refusal('busy')
    throw error
  }
}
