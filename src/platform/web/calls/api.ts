import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { addressOf } from '#platform/contract/address.ts'
import { partsOf, type Call } from '#platform/contract/call.ts'
import type { Answer, Callers, Input } from '#platform/contract/answers.ts'
import { call, isAnswerLost } from '#platform/web/calls/call.ts'
import { usePendingEdits } from '#platform/web/calls/pending-edits.ts'
import type { Kind } from '#platform/web/session/session.ts'

/** Cached data never becomes stale with time: announcements on the live channel invalidate it. */
export const cache = new QueryClient({
  defaultOptions: {
    // A call made offline fails at once, like any other failure, instead of being paused by the library.
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

/** The query key of a read: its address, the topics it depends on, and the path by which pending edits find it. */
export function keyOf<E extends Call>(endpoint: E, input: Input<E>) {
  const { about, path } = partsOf(endpoint)
  return [addressOf(endpoint, input as object), { about, path }] as const
}
export type ReadKey = ReturnType<typeof keyOf>

/** The kind of caller, for endpoints whose answer depends on it. */
type AsKind<E extends Call> = Callers<E> & Kind

type Options<E extends Call, As extends Callers<E>> = {
  as?: As & AsKind<E>
  enabled?: boolean
  staleTime?: number
  /** What is shown until the answer comes, such as the one for another input. */
  placeholderData?: <A>(previous: A | undefined) => A | undefined
}

/**
 * A read, cached under its address, with pending optimistic edits applied. Data stays on the screen when a refetch
 * fails; check `isLoadingError` for a failed first load.
 */
export function useAnswer<E extends Call, As extends Callers<E> = Callers<E>>(
  endpoint: E,
  input: Input<E>,
  { as, ...options }: Options<E, As> = {},
): UseQueryResult<Answer<E, As>> {
  const queryKey = keyOf(endpoint, input)
  const select = usePendingEdits<Answer<E, As>>(queryKey[1].path, queryKey[0])
  const queryFn = () => call(endpoint, input, { as }) as Promise<Answer<E, As>>
  // What is on the screen is outdated until a refetch succeeds; a failed first load is shown at once.
  const retry = (failures: number, error: Error) =>
    failures < 2 && isAnswerLost(error) && cache.getQueryData(queryKey) !== undefined
  return useQuery({ queryKey, queryFn, retry, ...(select && { select }), ...options })
}
