import pg from 'pg'
import { configOf, type Address } from '#server/db/pool.ts'

const patienceMs = 5000
/** A pooler with this many idle connections to the server is not met at an ordinary start. */
const mostIdle = 8

/** The number of the server's process that answers; undefined while it keeps us waiting. */
async function answeringProcess(connection: pg.Client, before?: string): Promise<number | undefined> {
  const answer = ask(connection, before)
  answer.catch(() => {})
  const patience = Promise.withResolvers<undefined>()
  const timer = setTimeout(patience.resolve, patienceMs)
  return Promise.race([answer, patience.promise]).finally(() => clearTimeout(timer))
}

async function ask(connection: pg.Client, before?: string): Promise<number | undefined> {
  if (before) await connection.query(before)
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/**
 * Whether a pooler gives this connection to others between its transactions. A pooler shows when the process that greeted
 * is not the one that answers. Others then begin transactions, and hold on to whatever process each was given: one of
 * them gets ours, or we another one, only where ours is not our own.
 */
export async function isShared(connection: pg.Client, address: Address): Promise<boolean> {
  const own = await answeringProcess(connection)
  const { processID: greeted } = connection as pg.Client & { processID: number | null }
  if (own === greeted) return false
  const others: pg.Client[] = []
  try {
    for (let count = 0; count < mostIdle; count += 1) {
      const other = new pg.Client({ ...configOf(address), connectionTimeoutMillis: patienceMs })
      other.on('error', () => {})
      await other.connect()
      others.push(other)
      // A pooler that refuses to begin shares every single statement.
      const theirs = await answeringProcess(other, 'begin').catch(() => own)
      if (theirs === own || (await answeringProcess(connection)) !== own) return true
      if (theirs === undefined) return false
    }
    return false
  } finally {
    for (const other of others) void other.end().catch(() => {})
  }
}
