import type { FoundState } from '#overview/search/web/use-found.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

type Props = { state: FoundState; count: number }

/** What a list of results says beside its options: that it searches, has failed, or has found nothing. */
export function SearchState({ state: { q, searching, failed, retry, isFetching }, count }: Props) {
  if (failed) return <FailedState what="search results" onRetry={retry} pending={isFetching} className="py-8" />
  if (searching && count > 0) return <p className="px-4 py-2 text-sm text-muted">Searching...</p>
  if (searching)
    return (
      <div className="space-y-4 px-4 py-4">
        <p className="text-sm text-muted">Searching...</p>
        <Skeletons of={['h-4 w-3/5', 'h-4 w-2/5']} />
      </div>
    )
  if (count > 0 || q.length < 2) return null
  return (
    <div className="px-4 py-8 text-center">
      <p className="font-medium">No results found for "{q}"</p>
      <p className="mt-1 text-sm text-muted">Try different keywords</p>
    </div>
  )
}

/** What screen readers are told of the search. */
export const inWordsOf = (count: number, searching: boolean): string =>
  searching ? 'Searching' : `${count} result${count === 1 ? '' : 's'}`
