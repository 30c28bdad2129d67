import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isForgottenStatement } from '#server/db/forgotten.ts'
import type { Connection, Pool } from '#server/db/pool.ts'

type Asked = string | { text: string; name?: string; values?: unknown[] }
type Answer = { rows: { id?: string }[] }

const shortestPauseMs = 200
const longestPauseMs = 5000

const nameOf = (asked: Asked) => (typeof asked === 'string' ? '' : (asked.name ?? ''))
/** How a job ended. graphile-worker does not wait for this, so nobody would handle its failure. */
const endsJob = (asked: Asked) => /^(complete|fail)_job/.test(nameOf(asked))
/** What the tasks are called in the database. graphile-worker asks once, and would keep a failure for ever. */
const namesTasks = (asked: Asked) => typeof asked === 'object' && asked.text.includes('_private_tasks as tasks')

/**
 * The pool as graphile-worker sees it. What must not fail is asked again until the database answers; everything else is
 * passed on.
 */
export class QueuePool {
  /** Jobs that were taken here and whose end the database has not been told. */
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
      // With a callback it is a connection to listen on, which graphile-worker replaces itself.
      connect: (callback?: Parameters<Pool['connect']>[0]) =>
        callback ? pool.connect(callback) : Promise.resolve(this.#client()),
    } as unknown as Pool
  }

  /** Waits a while for what is being asked again, and then gives it up: the next start finds these jobs. */
  async close(patienceMs: number): Promise<void> {
    await Promise.race([Promise.allSettled(this.#insisting), pause(patienceMs)])
    this.#closed = true
  }

  /** Only a question tells how it must be asked, so a connection is taken with the first. */
  #client() {
    const lent = new LentConnection(this.#pool)
    return {
      query: async (asked: Asked): Promise<Answer> => {
        if (endsJob(asked) || namesTasks(asked)) return this.#insist(asked)
        if (!nameOf(asked).startsWith('get_job')) return lent.ask(asked)
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
        if (wait === shortestPauseMs) this.#log.warn({ err: error }, 'the queue can not be written; trying again')
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

  async ask(asked: Asked): Promise<Answer> {
    this.#connection ??= await this.#pool.connect()
    try {
      return (await this.#connection.query(asked as string)) as Answer
    } catch (error) {
      // The driver would go on asking for the statement that this connection has lost.
      this.#isSpoilt ||= isForgottenStatement(error)
      throw error
    }
  }

  giveBack(): void {
    this.#connection?.release(this.#isSpoilt)
  }
}

/** The parameters of these statements: jobs that are done as a number, those that failed as a list in JSON. */
function jobsIn(asked: Asked): string[] {
  const values = typeof asked === 'string' ? [] : (asked.values ?? [])
  if (nameOf(asked).startsWith('complete_job')) return [values[0]].flat().map(String)
  return (JSON.parse(String(values[1])) as { jobId: string }[]).map(({ jobId }) => jobId)
}
