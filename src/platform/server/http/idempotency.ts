import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Who } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { AnyHandler } from '#platform/server/http/handler.ts'

export type StoredAnswer = { status: number; answer: string | null }

/** What is known of a key. Without a status, a call with it is running. */
type KnownCall = { request: Buffer; status: number | null; answer: string | null }
/** A call has the key until it has ended; a later one has another turn. */
type Claimed = { turn: number }

/** Where the answers to calls with an `Idempotency-Key` are kept, for each caller and key. */
export type AnswerStore = {
  find: (tx: Tx, key: string) => Promise<KnownCall | undefined>
  /** Claims the key until the end of this transaction. Waits while another one has it. */
  claim: (tx: Tx, key: string, request: Buffer) => Promise<Claimed | KnownCall>
  /** Claims the key beyond this transaction, for a short time. */
  reserve: (tx: Tx, key: string, request: Buffer) => Promise<Claimed | KnownCall>
  /** Says that the call is still running. */
  extend: (tx: Tx, key: string, turn: number) => Promise<void>
  /** Gives the key back, unless the answer was kept. */
  release: (tx: Tx, key: string, turn: number) => Promise<void>
  /** Stores the answer for a claimed key. False if another call has taken it over. */
  keep: (tx: Tx, key: string, turn: number, answer: StoredAnswer) => Promise<boolean>
}

const visibleAscii = /^[!-~]{1,200}$/

/** The key of a write, if it carries one. Refuses keys that are malformed. */
export function keyOfCall({ headers }: FastifyRequest, endpoint: Endpoint, handler: AnyHandler): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || endpoint.method === 'GET' || !isKept(endpoint, handler)) return undefined
  if (typeof key !== 'string' || !visibleAscii.test(key))
    return refuse('invalid', { message: 'An Idempotency-Key has 1 to 200 visible ASCII characters, without spaces.' })
  return key
}

/**
 * The key as it is stored. People and links are told apart by the database; of a studio, each member and each program has
 * keys of its own, so that none gets another's answer. No key that is sent has spaces.
 */
export function keyOf(who: Who, key: string): string {
  if (who.kind !== 'planner') return key
  if (who.apiToken) return `token ${who.sessionId} ${key}`
  return who.member ? `member ${who.member.id} ${key}` : key
}

/**
 * Whether repeats of a write get its answer. Callers without a session have nothing by which they are told apart; what
 * services send to our webhooks is told apart by its own ids.
 */
const isKept = (endpoint: Endpoint, handler: AnyHandler) =>
  !(endpoint.for.anyone ?? endpoint.signed ?? endpoint.streamed ?? endpoint.ignoresBody) &&
  !('outside' in handler && handler.isMadeAnew)

/** A hash of what tells calls apart; of files, it has only their own hashes. */
export const requestOf = ({ method, url }: FastifyRequest, body: unknown, files: readonly unknown[] = []): Buffer =>
  hash('sha256', JSON.stringify([method, url, body ?? null, ...files]), 'buffer')

/** The answer to the same call of before. Refuses another call, and one that is still running. */
export function answerOfBefore(before: KnownCall, request: Buffer): StoredAnswer {
  const { status, answer } = before
  if (!before.request.equals(request)) refuse('taken', { message: 'This Idempotency-Key was used for another call.' })
  return status === null ? refuse('running', { retryAfter: 1 }) : { status, answer }
}

type KeyedWrite = { store: AnswerStore; tx: Tx; key: string; request: Buffer }

/**
 * Runs a write unless the caller has made it with this key before; then returns the stored answer. The answer is stored
 * in the transaction of the write, so it exists exactly if the write was committed.
 */
export async function applyOnce(
  { store, tx, key, request }: KeyedWrite,
  write: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const claimed = await store.claim(tx, key, request)
  if (!('turn' in claimed)) return answerOfBefore(claimed, request)
  const answer = await write()
  await store.keep(tx, key, claimed.turn, answer)
  return answer
}
