import pg from 'pg'
import { configOf, type Address } from '#platform/server/db/pool.ts'

const patienceMs = 5000
/** A pooler rarely has this many idle server connections when the app starts. */
const mostIdle = 8

/** The process id of the PostgreSQL backend that answers; undefined if there is no answer in time. */
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
 * Whether a pooler shares this connection between its transactions. The backend that greeted then differs from the one
 * that answers. To provoke it, other connections begin transactions and occupy backends: only a shared connection can
 * lose its backend to them.
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
      // A pooler that refuses `begin` works in statement mode.
      const theirs = await answeringProcess(other, 'begin').catch(() => own)
      if (theirs === own || (await answeringProcess(connection)) !== own) return true
      if (theirs === undefined) return false
    }
    return false
  } finally {
    for (const other of others) void other.end().catch(() => {})
  }
}
