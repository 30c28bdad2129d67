import { dayLinkKinds, linkIsGone, type LinkKind } from '#contract/link-kinds.ts'
import { limitUnknownLinks, networkOf } from '#server/db/limits.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import { anyone, type Entered } from '#server/db/callers.ts'
import { entering, wasEntered, within, type Marks } from '#server/db/within.ts'
import { refuse, Refusal } from '#server/ground/refusal.ts'

type Asked = {
  pool: Pool
  token: string
  from: string
  /** The kinds of links that are served; those that show a page by default. */
  kinds?: readonly LinkKind[] | undefined
  reads: boolean
  purpose: string
  marks?: Marks | undefined
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
  { pool, token: secret, from, kinds = dayLinkKinds, ...options }: Asked,
  work: (tx: Tx, entered: Entered<'link'>) => Promise<T>,
): Promise<T> {
  const token = { kind: 'link', token: secret } as const
  // Whoever shares the network of somebody who guesses still opens valid links. Their secrets have 256 bits, so that an
  // answer tells a guesser nothing; what cannot be a secret is not looked up.
  const seconds = wasEntered(token) ? 0 : secondsRefused(pool, from)
  if (seconds > 0 && !isSecret.test(secret)) refuse('too-many', { retryAfter: seconds })
  const result = await entering(
    pool,
    [token],
    ({ linkKind }) => kinds.includes(linkKind),
    async (tx, entered) => ({ value: await work(tx, entered) }),
    options,
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
