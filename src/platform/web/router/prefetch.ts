import { hashKey } from '@tanstack/react-query'
import type { Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import { cache, keyOf } from '#platform/web/calls/api.ts'
import { call } from '#platform/web/calls/call.ts'

/** When prefetches have failed, by the hash of their query. */
const failures = new Map<string, number>()
/** For how long the failure of a prefetched link is what its page would be told too. */
const justNowMs = 3000

const { queries, ...others } = cache.getDefaultOptions()
cache.setDefaultOptions({
  ...others,
  queries: { ...queries, retryOnMount: ({ queryHash }) => !failures.has(queryHash) },
})

/**
 * Fetches what a page is about to show. The page takes a failure as it takes an answer: it shows it, and the call is not
 * made again until somebody asks for that or opens a page.
 */
export function prefetch<E extends Call>(endpoint: E, input: Input<E>): void {
  const queryKey = keyOf(endpoint, input)
  const hash = hashKey(queryKey)
  if (Date.now() - (failures.get(hash) ?? 0) < justNowMs) return
  failures.delete(hash)
  cache.fetchQuery({ queryKey, queryFn: () => call(endpoint, input) }).catch(() => failures.set(hash, Date.now()))
}
