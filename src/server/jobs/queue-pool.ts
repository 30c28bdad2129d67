import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isForgottenStatement } from '#server/db/forgotten.ts'
import type { Connection, Pool } from '#server/db/pool.ts'

type Asked = string | { text: string; name?: string; values?: unknown[] }
type Answer = { rows: { id?: string }[] }

const shortestPauseMs = 200
const longestPauseMs = 5000

const nameOf = (asked: Asked) => (typeof asked === 'string' ? '' : (asked.name ?? ''))
/** Statements that record a job's end. graphile-worker does not await them, so nobody would handle their failure. */
const endsJob = (asked: Asked) => /^(complete|fail)_job/.test(nameOf(asked))
/** The statement that looks up task identifiers. graphile-worker runs it once and would cache a failure for ever. */
const namesTasks = (asked: Asked) => typeof asked === 'object' && asked.text.includes('_private_tasks as tasks')

/**
 * The pool as graphile-worker sees it. Statements that must not fail are retried until the database answers; all others
 * are passed through.
 */
export class QueuePool {
  /** Jobs taken by this process whose end is not yet recorded. */
  readonly inHand = new Set<string>()
  readonly #pool: Pool
  readonly #mayTake: () => Promise<void>
  readonly #log: FastifyBaseLogger
  readonly #insisting = new Set<Promise<unknown>>()
  #closed = false

  constructor(pool: Pool, mayTake: () => Promise<void>, log: FastifyBaseLogger) {
    this.#pool = pool
    this.#mayTake = mayTake
    this.#log = log
  }

  asPool(): Pool {
    const pool = this.#pool
    return {
      options: pool.options,
      listeners: (event: string) => pool.listeners(event),
      query: pool.query.bind(pool),
      // With a callback it is the listening connection, which graphile-worker replaces itself.
      connect: (callback?: Parameters<Pool['connect']>[0]) =>
        callback ? pool.connect(callback) : Promise.resolve(this.#client()),
    } as unknown as Pool
  }

  /** Waits for pending retries for a limited time; the next start recovers the rest. */
  async close(patienceMs: number): Promise<void> {
    await Promise.race([Promise.allSettled(this.#insisting), pause(patienceMs)])
    this.#closed = true
  }

  /** Whether to retry depends on the statement, so a connection is taken with the first one. */
  #client() {
    const lent = new LentConnection(this.#pool)
    return {
      query: async (asked: Asked, values?: unknown[]): Promise<Answer> => {
        if (endsJob(asked) || namesTasks(asked)) return this.#insist(asked)
        if (!nameOf(asked).startsWith('get_job')) return lent.ask(asked, values)
        await this.#mayTake()
        const answer = await lent.ask(asked)
        for (const { id } of answer.rows) this.inHand.add(String(id))
        return answer
      },
      release: () => lent.giveBack(),
    }
  }

  #insist(asked: Asked): Promise<Answer> {
    const answer = this.#untilAnswered(asked)
    this.#insisting.add(answer)
    void answer.finally(() => this.#insisting.delete(answer))
    return answer
  }

  async #untilAnswered(asked: Asked): Promise<Answer> {
    for (let wait = shortestPauseMs; !this.#closed; wait = Math.min(2 * wait, longestPauseMs)) {
      const lent = new LentConnection(this.#pool)
      try {
        const answer = await lent.ask(asked)
        if (endsJob(asked)) for (const id of jobsIn(asked)) this.inHand.delete(id)
        return answer
      } catch (error) {
        if (wait === shortestPauseMs) this.#log.warn({ err: error }, 'the queue cannot be written; trying again')
      } finally {
        lent.giveBack()
      }
      await pause(wait)
    }
    return { rows: [] }
  }
}

class LentConnection {
  readonly #pool: Pool
  #connection: Connection | undefined
  #isSpoilt = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async ask(asked: Asked, values?: unknown[]): Promise<Answer> {
    this.#connection ??= await this.#pool.connect()
    try {
      return (await this.#connection.query(asked as string, values)) as Answer
    } catch (error) {
      // pg would keep using the prepared statement that this connection has lost.
      this.#isSpoilt ||= isForgottenStatement(error)
      throw error
    }
  }

  giveBack(): void {
    this.#connection?.release(this.#isSpoilt)
  }
}

/** Job ids in these statements' parameters: a number for completed jobs, a JSON list for failed ones. */
function jobsIn(asked: Asked): string[] {
  const values = typeof asked === 'string' ? [] : (asked.values ?? [])
  if (nameOf(asked).startsWith('complete_job')) return [values[0]].flat().map(String)
  return (JSON.parse(String(values[1])) as { jobId: string }[]).map(({ jobId }) => jobId)
}
