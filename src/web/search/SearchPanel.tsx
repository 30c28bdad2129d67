import { useEffect } from 'react'
import { contract } from '#contract/index.ts'
import type { SearchResult } from '#contract/search.ts'
import { useAnswer } from '#web/api.ts'
import { navigate } from '#web/router/router.ts'
import { inWords, KindIcon, pageOf, toneOf } from '#web/search/results.tsx'
import { useSettled } from '#web/search/use-settled.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { joined } from '#web/ui/joined-classes.ts'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'

const staleAfter = 30_000

type Props = { id: string; words: string; active: number; onChosen: () => void }

export default function SearchPanel({ id, words, active, onChosen }: Props) {
  const q = useSettled(words)
  const { data, isLoadingError, isFetching, refetch } = useAnswer(
    contract.search.find,
    { query: { q } },
    { staleTime: staleAfter },
  )
  const searching = q !== words || (!data && !isLoadingError)

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const choose = (result: SearchResult) => {
    const page = pageOf(result)
    if (!page) return
    onChosen()
    void navigate(page)
  }

  return (
    <div className="fixed inset-x-2 top-[3.75rem] z-30 max-h-[min(26rem,75dvh)] animate-appear overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-raised sm:absolute sm:inset-x-0 sm:top-full sm:mt-2">
      <p role="status" className="sr-only">
        {searching ? 'Searching' : `${data?.length ?? 0} results`}
      </p>
      {searching && <Searching />}
      {!searching && isLoadingError && (
        <FailedState what="search results" onRetry={() => void refetch()} pending={isFetching} className="py-8" />
      )}
      {!searching && data?.length === 0 && (
        <div className="px-4 py-8 text-center">
          <p className="font-medium">No results found for "{q}"</p>
          <p className="mt-1 text-sm text-muted">Try different keywords</p>
        </div>
      )}
      <ul role="listbox" id={id} aria-label="Search results">
        {!searching &&
          data?.map((result, index) => (
            <li
              key={`${result.type}-${result.id}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(result)}
              className={joined(
                'flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2.5 hover:bg-sunken',
                index === active && 'bg-sunken',
              )}
            >
              <KindIcon kind={result.type} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{result.title}</span>
                {result.category && <span className="block truncate text-xs text-muted">{result.category}</span>}
              </span>
              {result.status && <Badge tone={toneOf(result.status)}>{inWords(result.status)}</Badge>}
            </li>
          ))}
      </ul>
    </div>
  )
}

function Searching() {
  return (
    <div className="space-y-4 px-3 py-3">
      <p className="text-sm text-muted">Searching...</p>
      <Skeletons of={['h-4 w-3/5', 'h-4 w-2/5']} />
    </div>
  )
}
