import { Batch, type Answer, type Query } from '#server/db/batch.ts'
import { drizzle } from '#server/db/drizzle.ts'
import { joinQueue } from '#server/db/crowd.ts'
import { codeOf, DatabaseLost } from '#server/db/failure.ts'
import { isForgottenStatement } from '#server/db/forgotten.ts'
import type { Announce } from '#server/db/announcements.ts'
import { checkOut, lostOr, type Connection, type Pool, type Tx } from '#server/db/pool.ts'
import { takeTurn } from '#server/db/turns.ts'

/**
 * The prepared statement that takes on the caller's role. It comes first in every transaction; if it fails, the database
 * skips everything sent after it.
 */
export type Entry = {
  statement: Query
  /** Whether triggers collect changes to be announced after the commit (decision 002). */
  announces: boolean
  /** Read-only, and every query sees the same rows. */
  isSnapshot?: boolean
}

const prepared = (text: string): Query => ({ name: text, text })
const begin = prepared('begin')
const beginSnapshot = prepared('begin isolation level repeatable read read only')
const commit = prepared('commit')
const rollback = prepared('rollback')
const changes: Query = { name: 'larkspur_changes', text: `select current_setting('larkspur.changes') as collected` }

/** A property, because V8 keeps the values of a weak map until its next full collection. */
const behind = Symbol('transaction')

/** The transaction behind a drizzle object, for running prepared statements. */
export function transactionOf(tx: Tx): Transaction {
  const transaction = (tx as Tx & { [behind]?: Transaction })[behind]
  if (!transaction) throw new Error('This is no transaction of ours.')
  return transaction
}

/**
 * One caller's transaction on one connection. What is asked in one tick of the event loop is sent as one batch, the first
 * of them after `begin` and the entry. In autocommit mode, which is for reads only, every batch is a transaction of its own:
 * work that was sent ahead of its entry must be rolled back if it turns out to be another caller's.
 */
export class Transaction {
  readonly tx: Tx
  readonly #connection: Connection
  readonly #entry: Entry
  readonly #announce: Announce
  readonly #done: Promise<void>[] = []
  readonly #autocommit: boolean
  #isClosed = false
  #isBegun = false
  #batch: Batch | undefined
  #entered: Promise<Answer<unknown>> | undefined
  #failure: unknown

  constructor(connection: Connection, announce: Announce, entry: Entry, autocommit: boolean) {
    this.#connection = connection
    this.#announce = announce
    this.#entry = entry
    this.#autocommit = autocommit
    const query = (text: Query, values?: unknown[]) => this.query(values ? { ...text, values } : text)
    this.tx = drizzle({ client: { query } as unknown as Connection, casing: 'snake_case' })
    Object.assign(this.tx, { [behind]: this })
  }

  /** The first error. The database answers everything after it with "transaction is aborted". */
  get failure(): unknown {
    return this.#failure
  }

  async query<Row>(query: Query): Promise<Answer<Row>> {
    if (this.#isClosed) throw new Error('This transaction has ended.')
    this.#begin()
    return this.#send<Row>(query)
  }

  /** The result of the entry, which is sent now if no query was sent yet. */
  async entered<Row>(): Promise<Row | undefined> {
    if (!this.#entered) this.#begin()
    const answer = await this.#entered
    return answer?.rows[0] as Row | undefined
  }

  /** Whether everything was committed. The database answers `rollback` to the commit of an aborted transaction. */
  async commit(): Promise<boolean> {
    this.#isClosed = true
    let committed: Promise<Answer<unknown>> | undefined
    if (this.#isBegun && !this.#autocommit) {
      const collected = this.#collected()
      committed = this.#add(commit)
      if (collected) void this.#announceCommitted(collected, committed).catch(() => {})
    }
    this.#flush()
    try {
      await Promise.all(this.#done)
    } catch (error) {
      if (this.#failure === undefined) throw error
      return false
    }
    if (committed === undefined) return true
    this.#isBegun = false
    return (await committed).command === 'COMMIT'
  }

  /** Rolls back. Queries that nobody awaited are part of it: the connection is idle afterwards. */
  async rollback(): Promise<void> {
    this.#isClosed = true
    if (this.#autocommit) this.#batch = undefined
    this.#flush()
    await Promise.allSettled(this.#done)
    if (!this.#isBegun || this.#autocommit) return
    // In a batch of its own, because the database skips the rest of one that failed.
    const rolledBack = this.#add(rollback)
    this.#flush()
    await rolledBack
  }

  #begin(): void {
    if (this.#isBegun) return
    this.#isBegun = true
    if (!this.#autocommit) void this.#send(this.#entry.isSnapshot ? beginSnapshot : begin)
    const entered = this.#send(this.#entry.statement)
    this.#entered ??= entered
  }

  #collected(): Promise<Answer<{ collected: string }>> | undefined {
    return this.#entry.announces ? this.#add<{ collected: string }>(changes) : undefined
  }

  async #announceCommitted(
    collected: Promise<Answer<{ collected: string }>>,
    committed: Promise<unknown>,
  ): Promise<void> {
    const [{ rows }] = await Promise.all([collected, committed])
    const announcements = rows[0]?.collected.trim()
    if (announcements) this.#announce(announcements.split(' '))
  }

  #send<Row>(query: Query): Promise<Answer<Row>> {
    const answer = this.#add<Row>(query).catch((error: unknown) => {
      this.#failure = this.#failure !== undefined && isAborted(error) ? this.#failure : error
      throw this.#failure
    })
    answer.catch(() => {})
    return answer
  }

  /** Everything added in one tick is sent at its end. */
  #add<Row>(query: Query): Promise<Answer<Row>> {
    if (!this.#batch) {
      this.#batch = new Batch()
      setImmediate(() => this.#flush())
    }
    const answer = this.#batch.add<Row>(query)
    // The caller may not await it; the commit reports the error.
    answer.catch(() => {})
    return answer
  }

  #flush(): void {
    const batch = this.#batch
    if (!batch) return
    const collected = this.#autocommit ? this.#collected() : undefined
    this.#batch = undefined
    this.#connection.query(batch)
    this.#done.push(batch.done)
    if (!this.#autocommit) return
    this.#isBegun = false
    if (collected) void this.#announceCommitted(collected, batch.done).catch(() => {})
  }
}

/** "Current transaction is aborted", or a statement whose preparation was refused for that reason. */
const isAborted = (error: unknown) => ['25P02', '26000'].includes(codeOf(error))

type Options = {
  /** Groups work that may wait for the same lock; one purpose can't take the last connections. */
  purpose?: string | undefined
  /** Whoever asks: those who ask for one thing at a time are served before those who ask for many. */
  caller?: string
  /** Read-only: nobody waits for the commit, and queries of later ticks may be transactions of their own. */
  reads?: boolean
}

/**
 * Runs work in a transaction. If the connection had lost its prepared statements, nothing was committed: the connection
 * is replaced and the work retried.
 */
export async function inTransaction<T>(
  pool: Pool,
  entry: Entry,
  work: (transaction: Transaction) => Promise<T>,
  { purpose, caller = '', reads = false }: Options = {},
): Promise<T> {
  const queued = purpose === undefined ? undefined : joinQueue(pool, caller)
  let endTurn: (() => void) | undefined
  try {
    if (purpose !== undefined) endTurn = await takeTurn(pool, purpose, queued?.place)
    for (let tries = 1; ; tries += 1) {
      try {
        const connection = await checkOut(pool)
        queued?.leave(true)
        return await tryOnce(pool, connection, entry, work, reads)
      } catch (error) {
        if (!isForgottenStatement(error) || tries > pool.options.max) throw error
      }
    }
  } finally {
    queued?.leave(false)
    endTurn?.()
  }
}

async function tryOnce<T>(
  pool: Pool,
  connection: Connection,
  entry: Entry,
  work: (transaction: Transaction) => Promise<T>,
  reads: boolean,
): Promise<T> {
  const transaction = new Transaction(connection, pool.announce, entry, reads)
  const release = () => connection.release()
  const discard = () => connection.release(true)
  try {
    const result = await work(transaction)
    const committed = transaction.commit()
    if (reads) {
      void committed.then(release, discard)
      return result
    }
    if (!(await committed))
      throw new Error('A failed query was swallowed; nothing was stored.', { cause: transaction.failure })
    release()
    return result
  } catch (error) {
    const failure = lostOr(error, connection)
    if (failure instanceof DatabaseLost || isForgottenStatement(failure)) discard()
    else await transaction.rollback().then(release, discard)
    throw failure
  }
}
