import pg from 'pg'
import { checkConnection } from '#server/db/connection-check.ts'
import { settingsFor, type PoolRole } from '#server/db/connection-settings.ts'
import type { NodePgDatabase } from '#server/db/drizzle.ts'
import { DatabaseLost, saysGoodbye } from '#server/db/failure.ts'
import type { Tell } from '#server/db/news.ts'
import { Refusal } from '#server/ground/refusal.ts'

export type Tx = NodePgDatabase
export type Pool = pg.Pool & { tell: Tell }
export type Connection = pg.PoolClient

export type Address = string | { host: string; port: number; user: string; password: string; database: string }

export const configOf = (address: Address): pg.PoolConfig =>
  typeof address === 'string' ? { connectionString: address } : address

/** What the address asks for besides, it keeps; options of its own would replace ours. */
export function configWithSettings(address: Address, role: PoolRole): pg.PoolConfig {
  const settings = settingsFor(role)
  if (typeof address !== 'string' || !address.includes('options=')) return { ...configOf(address), options: settings }
  const url = new URL(address)
  url.searchParams.set('options', `${url.searchParams.get('options')} ${settings}`)
  return configOf(url.href)
}

/** Connections of which the driver has said that they broke; their sockets may still be closing. */
const broken = new WeakSet<Connection>()

type PoolOptions = { max: number; role: PoolRole; tell?: Tell }

export function openPool(address: Address, { max, role, tell = () => {} }: PoolOptions): Pool {
  const pool = new pg.Pool({
    ...configWithSettings(address, role),
    max,
    connectionTimeoutMillis: 5000,
    // Queries are sent without waiting for the answers before them.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    application_name: 'larkspur',
    verify: (connection, done) => void checkConnection(connection, role).then(() => done(), done),
  })
  // A connection that breaks fails the call that uses it; an idle one is simply replaced.
  pool.on('error', () => {})
  pool.on('connect', (connection) => void connection.on('error', () => broken.add(connection)))
  return Object.assign(pool, { tell })
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
export function lostOr(error: unknown, connection: Connection): unknown {
  if (error instanceof Refusal) return error
  const { stream } = connection.connection
  const isLost = broken.has(connection) || stream.destroyed || stream.readableEnded || saysGoodbye(error)
  return isLost ? new DatabaseLost(error) : error
}
