import { dayLinkKinds, linkIsGone, type LinkKind } from '#platform/contract/link-kinds.ts'
import { limitUnknownLinks, networkOf } from '#platform/server/db/limits.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import { anyone, type LinkCaller } from '#platform/server/db/callers.ts'
import { entering, within } from '#platform/server/db/caller-transaction.ts'
import { refuse, Refusal } from '#platform/server/foundation/refusal.ts'

type Asked = {
  token: string
  from: string
  /** The kinds of links that are served; those that show a page by default. */
  kinds?: readonly LinkKind[] | undefined
}

/** Networks that have asked for too many unknown links, and until when they are refused, in milliseconds. */
const refusedUntil = new WeakMap<Pool, Map<string, number>>()
const mostRemembered = 10_000

const isSecret = /^[\w-]{43}$/

/**
 * Runs work as the link with this token. One that is unknown, was revoked, has expired or is of another kind gets the same answer, and counts
 * against the caller's network.
 */
export async function asLink<T>(
  pool: Pool,
  { token, from, kinds = dayLinkKinds }: Asked,
  work: (tx: Tx, who: LinkCaller) => Promise<T>,
  purpose: string,
): Promise<T> {
  // Whoever shares the network of somebody who guesses still opens valid links. Their secrets have 256 bits, so that an
  // answer tells a guesser nothing; what cannot be a secret is not looked up.
  const seconds = secondsRefused(pool, from)
  if (seconds > 0 && !isSecret.test(token)) refuse('too-many', { retryAfter: seconds })
  const result = await entering(
    pool,
    [{ kind: 'link', token }],
    ({ linkKind }) => kinds.includes(linkKind),
    (tx, { session }) => work(tx, session),
    purpose,
  )
  if (result) return result.value
  if (seconds > 0) refuse('too-many', { retryAfter: seconds })
  await countUnknown(pool, from)
  return refuse('not-found', { message: linkIsGone })
}

function secondsRefused(pool: Pool, from: string): number {
  const until = refusedUntil.get(pool)?.get(networkOf(from)) ?? 0
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** A refused network is remembered, so that its next calls need no query. */
async function countUnknown(pool: Pool, from: string): Promise<void> {
  const network = networkOf(from)
  try {
    await within(pool, anyone, (tx) => limitUnknownLinks(tx, network), 'unknown links')
  } catch (error) {
    if (error instanceof Refusal && error.details.retryAfter !== undefined)
      remember(pool, network, Date.now() + error.details.retryAfter * 1000)
    throw error
  }
}

function remember(pool: Pool, network: string, until: number): void {
  const known = refusedUntil.get(pool) ?? new Map<string, number>()
  if (known.size >= mostRemembered) known.clear()
  refusedUntil.set(pool, known.set(network, until))
}
