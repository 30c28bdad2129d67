import { hashKey, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { addressOf } from '#contract/address.ts'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { call } from '#web/call.ts'
import { usePendingEdits } from '#web/pending-edits.ts'
import type { Kind } from '#web/session.ts'

/** Queries by their hashes whose prefetch has failed, and when. */
const failedAhead = new Map<string, number>()

/** Cached data never becomes stale with time: announcements on the live channel invalidate it. */
export const cache = new QueryClient({
  defaultOptions: {
    // A call made offline fails at once, like any other failure, instead of being paused by the library.
    queries: {
      networkMode: 'always',
      staleTime: Infinity,
      retry: false,
      retryOnMount: ({ queryHash }) => !failedAhead.has(queryHash),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** The query key of a read: its address, the topics it depends on, and the path by which pending edits find it. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return [addressOf(endpoint, input as object), { about: endpoint.about, path: endpoint.path }] as const
}
export type ReadKey = ReturnType<typeof keyOf>

/** For how long the failure of a prefetched link is what its page would be told too. */
const justNowMs = 3000

/**
 * Fetches what a page is about to show. The page takes a failure as it takes an answer: it shows it, and the call is not
 * made again until somebody asks for that or goes to another page.
 */
export async function prefetch<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const queryKey = keyOf(endpoint, input)
  const hash = hashKey(queryKey)
  if (failedAhead.has(hash)) return
  try {
    await cache.fetchQuery({ queryKey, queryFn: () => call(endpoint, input) })
  } catch {
    failedAhead.set(hash, Date.now())
  }
}

/** What failed before, a moment ago excepted, may be fetched again. */
export function forgetFailures(): void {
  for (const [hash, at] of failedAhead) if (Date.now() - at > justNowMs) failedAhead.delete(hash)
}

/** The kind of caller, for endpoints whose answer depends on it. */
type AsKind<E extends Endpoint> = keyof E['for'] & Kind

/**
 * A read, cached under its address, with pending optimistic edits applied. Data stays on the screen when a refetch
 * fails; check `isLoadingError` for a failed first load.
 */
export function useAnswer<E extends Endpoint, As extends keyof E['for'] = keyof E['for']>(
  endpoint: E,
  input: Input<E>,
  { as, ...options }: { as?: As & AsKind<E>; enabled?: boolean; staleTime?: number } = {},
): UseQueryResult<Answer<E, As>> {
  const queryKey = keyOf(endpoint, input)
  const select = usePendingEdits<Answer<E, As>>(endpoint.path, queryKey[0])
  const queryFn = () => call(endpoint, input, { as }) as Promise<Answer<E, As>>
  return useQuery({ queryKey, queryFn, ...(select && { select }), ...options })
}
