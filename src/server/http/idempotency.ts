import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { AnyHandler } from '#server/http/handler.ts'

export type StoredAnswer = { status: number; answer: string | null }

/** Where the answers to calls with an `Idempotency-Key` are kept, for each caller and key. */
export type AnswerStore = {
  /** Undefined if the caller has not used the key. Waits while a call with the same key is running. */
  claim: (tx: Tx, key: string, request: Buffer) => Promise<(StoredAnswer & { isSame: boolean }) | undefined>
  /** Stores the answer for a claimed key. */
  keep: (tx: Tx, key: string, status: number, answer: string | null) => Promise<void>
}

const visibleAscii = /^[!-~]{1,200}$/

/** The key of a write, if it carries one. Refuses keys that are malformed, and calls that can't be applied just once. */
export function keyOfCall({ headers }: FastifyRequest, endpoint: Endpoint, handler: AnyHandler): string | undefined {
  const key = headers['idempotency-key']
  // What services send to our webhooks is told apart by its own ids.
  if (key === undefined || endpoint.method === 'GET' || endpoint.signed || endpoint.streamed || endpoint.ignoresBody)
    return undefined
  if (typeof key !== 'string' || !visibleAscii.test(key))
    return refuse('invalid', { message: 'An Idempotency-Key has 1 to 200 visible ASCII characters, without spaces.' })
  const hasCaller = endpoint.for.planner ?? endpoint.for.couple
  if (typeof handler !== 'function' || !hasCaller)
    return refuse('invalid', { message: 'This call does not support an Idempotency-Key. Please send it without one.' })
  return key
}

/**
 * Runs a write unless the caller has made it with this key before; then returns the stored answer. The answer is stored
 * in the transaction of the write, so it exists exactly if the write was committed.
 */
export async function applyOnce(
  store: AnswerStore,
  { tx, key, request, status }: { tx: Tx; key: string; request: FastifyRequest; status: number },
  write: () => Promise<string | undefined>,
): Promise<StoredAnswer> {
  const { method, url, body } = request
  const before = await store.claim(tx, key, hash('sha256', JSON.stringify([method, url, body ?? null]), 'buffer'))
  if (before?.isSame) return before
  if (before) refuse('taken', { message: 'This Idempotency-Key was used for another call.' })
  const answer = (await write()) ?? null
  await store.keep(tx, key, status, answer)
  return { status, answer }
}
