import { QueryClient, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { addressOf } from '#contract/address.ts'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { call } from '#web/call.ts'

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

/** The key of a read is its address and the topics it depends on. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return [addressOf(endpoint, input as object), { about: endpoint.about }] as const
}

/** A read, cached under its address. What is there stays on the screen, also when fetching it again fails: ask for `isLoadingError`. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: { enabled?: boolean; staleTime?: number } = {},
): UseQueryResult<Answer<E>> {
  return useQuery({ queryKey: keyOf(endpoint, input), queryFn: () => call(endpoint, input), ...options })
}

/** A write. What it is about is fetched again as soon as it has succeeded. */
export function useCall<E extends Endpoint>(endpoint: E) {
  return useMutation<Answer<E>, Error, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => refetchAbout(endpoint.about),
  })
}

export function refetchAbout(topics: readonly string[]): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => {
      const about = (queryKey[1] as { about?: readonly string[] } | undefined)?.about ?? []
      return about.some((topic) => topics.includes(topic))
    },
  })
}
