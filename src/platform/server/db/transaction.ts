import type { QueryConfig, QueryResult } from 'pg'
import { drizzle } from '#platform/server/db/drizzle.ts'
import { codeOf, DatabaseLost } from '#platform/server/db/failure.ts'
import { isForgottenStatement } from '#platform/server/db/forgotten.ts'
import { checkOut, lostOr, type Connection, type Pool, type Tx } from '#platform/server/db/pool.ts'
import { takeTurn, type Asks } from '#platform/server/db/turns.ts'

export type Entry = {
  /** A statement that takes on the caller's role and settings, for the rest of the transaction. */
  sql: string
  /** Read-only, and every query sees the same rows. */
  isSnapshot?: boolean
}

const beginSnapshot = 'begin isolation level repeatable read read only'
/** What the triggers have collected, to be announced after the commit (decision 002). */
const collectChanges = `select current_setting('larkspur.changes') as collected`

/**
 * Runs work in a transaction that a caller has entered; the work gets what the entry has found. What fails leaves nothing
 * behind, and no query can be sent once the work has ended.
 */
export async function inTransaction<T>(
  pool: Pool,
  entry: Entry,
  work: (tx: Tx, entered: unknown) => Promise<T>,
  asks?: Asks,
): Promise<T> {
  const endTurn = asks && (await takeTurn(pool, asks))
  try {
    const { connection, entered } = await enter(pool, entry)
    const { tx, close } = openTx(connection)
    try {
      const result = await work(tx, entered)
      close()
      await commit(connection, pool)
      connection.release()
      return result
    } catch (error) {
      close()
      throw await leave(connection, error)
    }
  } finally {
    endTurn?.()
  }
}

/**
 * A connection on which the caller was entered. One that has lost its prepared statements is replaced: nothing was done
 * on it yet.
 */
async function enter(pool: Pool, { sql, isSnapshot }: Entry): Promise<{ connection: Connection; entered: unknown }> {
  for (let tries = 1; ; tries += 1) {
    const connection = await checkOut(pool)
    try {
      const [, { rows }] = await askTogether(connection, isSnapshot ? beginSnapshot : 'begin', sql)
      return { connection, entered: rows[0] as unknown }
    } catch (error) {
      const failure = await leave(connection, error)
      if (!isForgottenStatement(failure) || tries > pool.options.max) throw failure
    }
  }
}

/** Asks for both in one packet. After an error PostgreSQL skips what comes behind. */
const askTogether = (connection: Connection, one: string, other: string) =>
  connection.query(`${one}; ${other}`) as unknown as Promise<[QueryResult, QueryResult]>

/** Rolls back and gives the connection back, or ends it if it is of no more use. Returns what went wrong. */
async function leave(connection: Connection, error: unknown): Promise<unknown> {
  const failure = lostOr(error, connection)
  if (failure instanceof DatabaseLost || isForgottenStatement(failure)) connection.release(true)
  else
    await connection.query('rollback').then(
      () => connection.release(),
      () => connection.release(true),
    )
  return failure
}

function openTx(connection: Connection): { tx: Tx; close: () => void } {
  let hasEnded = false
  const ask = async (asked: QueryConfig, values?: unknown[]) => {
    if (hasEnded) throw new Error('This transaction has ended.')
    // Without the extended protocol, PostgreSQL would run every statement of a text.
    return connection.query({ ...asked, queryMode: 'extended' } as QueryConfig, values)
  }
  const query = (...asked: Parameters<typeof ask>) => {
    const answer = ask(...asked)
    // Whoever asked may not await it; the commit reports the error.
    answer.catch(() => {})
    return answer
  }
  const tx = drizzle({ client: { query } as unknown as Connection, casing: 'snake_case' })
  return { tx, close: () => (hasEnded = true) }
}

const isAborted = '25P02'

async function commit(connection: Connection, { announce }: Pool): Promise<void> {
  const [{ rows }] = await askTogether(connection, collectChanges, 'commit').catch((error: unknown) => {
    if (codeOf(error) !== isAborted) throw error
    throw new Error('A failed query was swallowed; nothing was stored.', { cause: error })
  })
  const changes = (rows[0] as { collected: string }).collected.trim()
  if (changes) announce(changes.split(' '))
}
