import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { addressOf } from '#contract/address.ts'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { call } from '#web/call.ts'
import { usePendingEdits } from '#web/pending-edits.ts'
import type { Kind } from '#web/session.ts'

/** Cached data never goes stale by itself: the live channel says what to fetch again. */
export const cache = new QueryClient({
  defaultOptions: {
    // Offline is a failure like any other: a call says so at once, instead of waiting in silence.
    queries: {
      networkMode: 'always',
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** The key of a read: its address, the topics it depends on, and the path by which pending edits find it. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return [addressOf(endpoint, input as object), { about: endpoint.about, path: endpoint.path }] as const
}
export type ReadKey = ReturnType<typeof keyOf>

/** Who asks, where an endpoint answers several kinds of callers differently. */
type AsKind<E extends Endpoint> = keyof E['for'] & Kind

/** A read, cached under its address, with the changes that are on their way. What is there stays on the screen, also when fetching it again fails: ask for `isLoadingError`. */
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
