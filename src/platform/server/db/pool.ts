import pg from 'pg'
import { checkConnection } from '#platform/server/db/connection-check.ts'
import { settingsFor, type PoolRole } from '#platform/server/db/connection-settings.ts'
import type { NodePgDatabase } from '#platform/server/db/drizzle.ts'
import { DatabaseLost, saysGoodbye } from '#platform/server/db/failure.ts'
import type { Announce } from '#platform/server/db/announcements.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'

export type Tx = NodePgDatabase & { $client: Pick<pg.PoolClient, 'query'> }
export type Pool = pg.Pool & { announce: Announce }
export type Connection = pg.PoolClient

export type Address = string | { host: string; port: number; user: string; password: string; database: string }

export const configOf = (address: Address): pg.PoolConfig =>
  typeof address === 'string' ? { connectionString: address } : address

/** Merges our options into those of the address, because pg lets the address's replace ours. */
export function configWithSettings(address: Address, role: PoolRole): pg.PoolConfig {
  const settings = settingsFor(role)
  if (typeof address !== 'string' || !address.includes('options=')) return { ...configOf(address), options: settings }
  const url = new URL(address)
  url.searchParams.set('options', `${url.searchParams.get('options')} ${settings}`)
  return configOf(url.href)
}

/** Connections reported as broken; their sockets may still be closing. */
const broken = new WeakSet<Connection>()

type PoolOptions = {
  max: number
  role: PoolRole
  announce?: Announce
  /** What every new connection is asked first. */
  prepare?: string
}

export function openPool(address: Address, { max, role, announce = () => {}, prepare }: PoolOptions): Pool {
  const pool = new pg.Pool({
    ...configWithSettings(address, role),
    max,
    connectionTimeoutMillis: 5000,
    // Queries are sent without waiting for earlier answers.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    application_name: 'larkspur',
    verify: (connection, done) =>
      void checkConnection(connection, role)
        .then(() => (prepare === undefined ? undefined : connection.query(prepare)))
        .then(() => done(), done),
  })
  // A broken connection fails the call that uses it; an idle one is replaced.
  pool.on('error', () => {})
  pool.on('connect', (connection) => void connection.on('error', () => broken.add(connection)))
  return Object.assign(pool, { announce })
}

export async function checkOut(pool: Pool): Promise<Connection> {
  try {
    return await pool.connect()
  } catch (error) {
    // The pool is exhausted; errors of opening a single connection are handled elsewhere.
    if ((error as Error).message === 'timeout exceeded when trying to connect') throw new Refusal('busy')
    throw new DatabaseLost(error)
  }
}

/** Turns an error that was caused by a lost connection, and not by the query, into `DatabaseLost`. */
export function lostOr(error: unknown, connection: Connection): unknown {
  if (error instanceof Refusal) return error
  const { stream } = connection.connection
  const isLost = broken.has(connection) || stream.destroyed || stream.readableEnded || saysGoodbye(error)
  return isLost ? new DatabaseLost(error) : error
}
