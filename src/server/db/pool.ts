import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from '#server/db/drizzle.ts'
import pg from 'pg'
import { Refusal } from '#server/http/refusal.ts'

export type Tx = NodePgDatabase
export type Pool = pg.Pool
export type Connection = pg.PoolClient

export type Address = string | { host: string; port: number; user: string; password: string; database: string }

/** Moments are read and written in UTC. Statements that run longer than this are somebody's mistake; a transaction never waits for anything but the database. */
const settings =
  '-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=10000'

/** Sends in one piece what is written in one go: every piece wakes the database up, and that costs more than the words. */
function gatheringSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket) as (...words: unknown[]) => boolean
  let gathers = false
  socket.once('connect', () => {
    socket.write = (...words: unknown[]) => {
      if (!gathers) {
        gathers = true
        socket.cork()
        setImmediate(() => {
          gathers = false
          socket.uncork()
        })
      }
      return write(...words)
    }
  })
  return socket
}

export function openPool(address: Address, max: number): Pool {
  const pool = new pg.Pool({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max,
    options: settings,
    connectionTimeoutMillis: 5000,
    // What is sent without waiting for the answer before it shares its round trip.
    pipeline: true,
    stream: gatheringSocket,
    idleTimeoutMillis: 30_000,
    application_name: 'larkspur',
  })
  // A connection that breaks fails the call that uses it; an idle one is simply replaced.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
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

/** The connection under a transaction, for statements that were built beforehand. */
export function connectionOf(tx: Tx): Connection {
  const connection = connections.get(tx)
  if (!connection) throw new Error('This is no transaction of ours.')
  return connection
}

export async function checkOut(pool: Pool): Promise<Connection> {
  try {
    return await pool.connect()
  } catch (error) {
    if (error instanceof Error && error.message.includes('timeout')) throw new Refusal('busy')
    throw error
  }
}
