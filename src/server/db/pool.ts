import { drizzle, type NodePgDatabase } from '#server/db/drizzle.ts'
import pg from 'pg'
import { DatabaseLost, saysGoodbye } from '#server/db/failure.ts'
import { greet } from '#server/db/greeting.ts'
import { Line } from '#server/db/line.ts'
import type { Tell } from '#server/db/news.ts'
import { Refusal } from '#server/http/refusal.ts'

export type Tx = NodePgDatabase
export type Pool = pg.Pool
export type Connection = pg.PoolClient

export type Address = string | { host: string; port: number; user: string; password: string; database: string }

/** Moments are read and written in UTC. */
const settings = '-c timezone=UTC -c datestyle=ISO'

export const configOf = (address: Address): pg.PoolConfig =>
  typeof address === 'string' ? { connectionString: address } : address

/** What the address asks for besides, it keeps; options of its own would replace ours. */
function withSettings(address: Address): pg.PoolConfig {
  if (typeof address !== 'string' || !address.includes('options=')) return { ...configOf(address), options: settings }
  const url = new URL(address)
  url.searchParams.set('options', `${url.searchParams.get('options')} ${settings}`)
  return configOf(url.href)
}

export function openPool(address: Address, max: number, tell: Tell = () => {}): Pool {
  const pool = new pg.Pool({
    ...withSettings(address),
    max,
    connectionTimeoutMillis: 5000,
    // What is sent without waiting for the answer before it shares its round trip.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    application_name: 'larkspur',
    verify: (connection, done) => void greet(connection).then(() => done(), done),
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

/** Lines under transactions that have not ended. */
const linesUnder = new WeakMap<Tx, Line>()

/** Drizzle over one connection for one transaction: nothing can be asked through it any more when that has ended. */
export function openTx(connection: Connection): { tx: Tx; close: () => void } {
  const query = (...asked: unknown[]) => {
    if (!linesUnder.has(tx)) throw new Error(ended)
    return (connection.query as (...asked: unknown[]) => unknown)(...asked)
  }
  const tx: Tx = drizzle({ client: { query } as unknown as Connection, casing: 'snake_case' })
  linesUnder.set(tx, lineOf(connection))
  return { tx, close: () => void linesUnder.delete(tx) }
}

const ended = 'This transaction has ended.'

/** The line under a transaction, for statements that were built beforehand. */
export function lineUnder(tx: Tx): Line {
  const line = linesUnder.get(tx)
  if (!line) throw new Error(ended)
  return line
}

export async function checkOut(pool: Pool): Promise<Connection> {
  try {
    return await pool.connect()
  } catch (error) {
    // All connections are taken; what is said of a single one that does not come about is another thing.
    if ((error as Error).message === 'timeout exceeded when trying to connect') throw new Refusal('busy')
    throw new DatabaseLost(error)
  }
}

/** What failed because the database went away, and not because of what it was asked. */
export function lostOr(error: unknown, { connection: { stream } }: Connection): unknown {
  if (error instanceof Refusal) return error
  return stream.destroyed || stream.readableEnded || saysGoodbye(error) ? new DatabaseLost(error) : error
}
