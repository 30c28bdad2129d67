import LayoutList from 'lucide-react/icons/layout-list'
import { useMemo } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import * as calls from '#overview/search/contract/calls.ts'
import * as templateCalls from '#plan/templates/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { searchMinimum } from '#overview/search/contract/search-minimum.ts'
import type { SearchResult } from '#overview/search/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import type { Target } from '#platform/web/router/address.ts'
import { navigate } from '#platform/web/router/router.ts'
import type { Couple } from '#overview/search/web/couple.ts'
import type { PaletteGroup, PaletteOption } from '#overview/search/web/palette-option.ts'
import { inWords, KindIcon, lineBelow, pageOf, toneOf } from '#overview/search/web/results.tsx'
import { withArchivedLast } from '#weddings/clients/web/public/couple-choices.ts'
import { namedStarting } from '#weddings/clients/web/public/named-couples.ts'
import { useSettled } from '#overview/search/web/use-settled.ts'
import { homeInstead } from '#platform/web/session/own-rights.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'

const staleAfter = 30_000
const mostCouples = 6

export const goTo = (target: Target | undefined) => {
  if (target) void navigate(target)
  return target !== undefined
}

type Found = Pick<SearchResult, 'type' | 'id' | 'title' | 'category' | 'status'> & Partial<SearchResult>

const badgeOf = (type: string, status: string) =>
  type === 'client' ? <StatusBadge status={status} /> : <Badge tone={toneOf(status)}>{inWords(status)}</Badge>

const ofResult = (result: Found, isArchived: boolean): PaletteOption => ({
  key: `${result.type}-${result.id}`,
  icon: <KindIcon kind={result.type} />,
  title: result.title,
  text: lineBelow(result),
  badge: isArchived ? <Badge>Archived</Badge> : result.status && badgeOf(result.type, result.status),
  choose: () => goTo(pageOf(result)),
})

export const ofCouple = (client: Couple): PaletteOption =>
  ofResult(
    { type: 'client', id: client.id, title: client.name, category: client.venue, status: client.status },
    Boolean(client.archivedAt),
  )

const ofTemplate = ({ id, name }: { id: number; name: string }): PaletteOption => ({
  key: `template-${id}`,
  icon: <LayoutList aria-hidden className="size-4 shrink-0 text-muted" />,
  title: name,
  choose: () => goTo({ to: '/templates/{id}', params: { id } }),
})

/**
 * The records that the typed words find, and the state of the search. Couples whose names begin with the words, and plan
 * templates, are found in the browser; `byName` leaves them out.
 */
export function useFound(typed: string, enabled: boolean, byName = true) {
  const words = typed.trim()
  const searches = words.length >= searchMinimum
  const q = useSettled(words)
  const { data: clients } = useAnswer(clientCalls.list, {}, { enabled })
  const found = useAnswer(
    calls.find,
    { query: { q } },
    { staleTime: staleAfter, enabled: enabled && q.length >= searchMinimum },
  )
  const { data: templates = [] } = useAnswer(
    templateCalls.list,
    {},
    { staleTime: staleAfter, enabled: enabled && searches && !homeInstead('/templates') },
  )
  const couples = useMemo(() => clients?.map((client) => ({ ...client, name: coupleNames(client) })) ?? [], [clients])
  const failed = searches && q === words && found.isLoadingError
  const searching = searches && !failed && (q !== words || !found.data || !clients)
  const starting = byName && searches ? withArchivedLast(namedStarting(couples, words)).slice(0, mostCouples) : []
  const known = new Set(starting.map(({ id }) => id))
  const results =
    searches && !searching ? (found.data ?? []).filter(({ type, id }) => type !== 'client' || !known.has(id)) : []
  const archived = new Set(couples.filter(({ archivedAt }) => archivedAt).map(({ id }) => id))
  const groups = [
    { label: 'Couples', options: starting.map(ofCouple) },
    {
      label: 'Found',
      options: results.map((result) => ofResult(result, result.type === 'client' && archived.has(result.id))),
    },
    {
      label: 'Plan templates',
      options: byName && searches && !searching ? namedStarting(templates, words).map(ofTemplate) : [],
    },
  ]
  const { refetch, isFetching } = found
  const state = { q: words, searches, searching, failed, retry: () => void refetch(), isFetching }
  return { ...state, clients, couples, groups: shown(groups) }
}
export type FoundState = Pick<ReturnType<typeof useFound>, 'q' | 'searching' | 'failed' | 'retry' | 'isFetching'>

export const shown = (groups: PaletteGroup[]) => groups.filter(({ options }) => options.length > 0)
