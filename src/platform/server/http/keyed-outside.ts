import { within } from '#platform/server/db/caller-transaction.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import type { Who } from '#platform/server/db/callers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { applyOnce, type AnswerStore, type StoredAnswer } from '#platform/server/http/idempotency.ts'

/** Says that a call is running more often than its key is given to the next one. */
const renewMs = 10_000

/** The last transaction of a call that works outside of one; its result is the answer. */
export type Finish = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type Keyed = {
  pool: Pool
  who: Who
  purpose: string
  store: AnswerStore
  key: string
  answerOf: (reply: unknown) => StoredAnswer
}

/** Thrown to end a call that turns out to be a repeat when its files have arrived. */
export class AnsweredBefore extends Error {
  readonly stored: StoredAnswer

  constructor(stored: StoredAnswer) {
    super('This call was answered before.')
    this.stored = stored
  }
}

/**
 * Runs a call that has reserved its key. The answer is stored in the transaction that `finish` opens, so that it exists
 * exactly if the call was applied; after handlers that do not use it, in one of its own. If the process ends before,
 * the key is free again after a short time.
 */
export async function runReserved<T extends { reply: unknown }>(
  { pool, who, purpose, store, key, answerOf }: Keyed,
  turn: number,
  run: (finish: Finish) => Promise<T>,
): Promise<T> {
  const inOwn = <R>(work: (tx: Tx) => Promise<R>) => within(pool, who, work, purpose)
  let isKept = false
  const finish: Finish = async (work) => {
    const reply = await inOwn(async (tx) => {
      const made = await work(tx)
      if (!(await store.keep(tx, key, turn, answerOf(made)))) refuse('running', { retryAfter: 1 })
      return made
    })
    isKept = true
    return reply
  }
  const renewing = setInterval(() => {
    inOwn((tx) => store.extend(tx, key, turn)).catch(() => {})
  }, renewMs).unref()
  try {
    const made = await run(finish)
    // What was done is answered, also if that cannot be noted.
    if (!isKept) await inOwn((tx) => store.keep(tx, key, turn, answerOf(made.reply))).catch(() => {})
    return made
  } catch (error) {
    await inOwn((tx) => store.release(tx, key, turn)).catch(() => {})
    throw error
  } finally {
    clearInterval(renewing)
  }
}

/**
 * `finish` for a call with files, which is known when they have arrived: it claims the key in the transaction that
 * records them.
 */
export const finishUpload =
  ({ pool, who, purpose, store, key, answerOf }: Keyed, requestNow: () => Buffer): Finish =>
  async (work) => {
    let made: { reply: Awaited<ReturnType<typeof work>> } | undefined
    const answer = await within(
      pool,
      who,
      (tx) =>
        applyOnce({ store, tx, key, request: requestNow() }, async () => {
          made = { reply: await work(tx) }
          return answerOf(made.reply)
        }),
      purpose,
    )
    if (!made) throw new AnsweredBefore(answer)
    return made.reply
  }
