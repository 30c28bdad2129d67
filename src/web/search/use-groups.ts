import LayoutList from 'lucide-react/icons/layout-list'
import { createElement, useMemo } from 'react'
import { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { searchMinimum } from '#contract/search-minimum.ts'
import type { SearchResult } from '#contract/search.ts'
import { useAnswer } from '#web/api.ts'
import type { Target } from '#web/router/address.ts'
import { navigate } from '#web/router/router.ts'
import type { Couple } from '#web/search/couple.ts'
import type { PaletteGroup, PaletteOption } from '#web/search/palette-option.ts'
import { beginnings, pages, placesFor, type Place } from '#web/search/places.ts'
import { inWords, KindIcon, pageOf, toneOf } from '#web/search/results.tsx'
import { namedStarting } from '#web/search/shared/named-couples.ts'
import { useQuickAdd } from '#web/search/use-quick-add.tsx'
import { useSettled } from '#web/search/use-settled.ts'
import { homeInstead } from '#web/shell/own-rights.ts'
import { recentCouples } from '#web/shell/recent-couples.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'

const staleAfter = 30_000
const mostCouples = 6

const goTo = (target: Target | undefined) => {
  if (target) void navigate(target)
  return target !== undefined
}

type Found = Omit<SearchResult, 'dayId' | 'clientId'> & Partial<SearchResult>

const ofResult = (result: Found): PaletteOption => ({
  key: `${result.type}-${result.id}`,
  icon: <KindIcon kind={result.type} />,
  title: result.title,
  text: result.category,
  badge: result.status && <Badge tone={toneOf(result.status)}>{inWords(result.status)}</Badge>,
  choose: () => goTo(pageOf(result)),
})

const ofCouple = (client: Couple): PaletteOption =>
  ofResult({ type: 'client', id: client.id, title: client.name, category: client.venue, status: client.status })

const ofPlace = ({ label, note, icon, target }: Place): PaletteOption => ({
  key: `place-${note ?? ''}-${label}`,
  icon: createElement(icon, { 'aria-hidden': true, className: 'size-4 shrink-0 text-muted' }),
  title: label,
  text: note,
  choose: () => goTo(target),
})

const ofTemplate = ({ id, name }: { id: number; name: string }): PaletteOption => ({
  key: `template-${id}`,
  icon: <LayoutList aria-hidden className="size-4 shrink-0 text-muted" />,
  title: name,
  choose: () => goTo({ to: '/templates/{id}', params: { id } }),
})

/** What the palette offers before anything is typed. */
function firstGroups(couples: readonly Couple[]): PaletteGroup[] {
  const recent = recentCouples().flatMap((id) => couples.find((couple) => couple.id === id) ?? [])
  return [
    { label: 'Recently opened', options: recent.map(ofCouple) },
    { label: 'Add', options: beginnings.map(ofPlace) },
    { label: 'Go to', options: pages.map(ofPlace) },
  ]
}

/** Everything that the palette lists for the typed words, and the state of the search. */
export function useGroups(typed: string, open: boolean, onAdded: () => void) {
  const words = typed.trim()
  const searches = words.length >= searchMinimum
  const q = useSettled(words)
  const { data: clients } = useAnswer(contract.clients.list, {}, { enabled: open })
  const found = useAnswer(
    contract.search.find,
    { query: { q } },
    { staleTime: staleAfter, enabled: open && q.length >= searchMinimum },
  )
  const { data: templates = [] } = useAnswer(
    contract.templates.list,
    {},
    { staleTime: staleAfter, enabled: open && searches && !homeInstead('/templates') },
  )
  const couples = useMemo(() => clients?.map((client) => ({ ...client, name: coupleNames(client) })) ?? [], [clients])
  const adding = useQuickAdd(typed, clients && couples, onAdded)
  const failed = searches && q === words && found.isLoadingError
  const searching = searches && !failed && (q !== words || !found.data || !clients)
  const { refetch, isFetching } = found
  const state = { q: words, searching, failed, retry: () => void refetch(), isFetching }

  if (words === '') return { ...state, groups: shown(firstGroups(couples)) }
  if (!searches) return { ...state, groups: [] }
  const starting = adding ? [] : namedStarting(couples, words).slice(0, mostCouples)
  const known = new Set(starting.map(({ id }) => id))
  const results = searching ? [] : (found.data ?? []).filter(({ type, id }) => type !== 'client' || !known.has(id))
  const groups = [
    ...(adding ?? []),
    { label: 'Couples', options: starting.map(ofCouple) },
    { label: 'Go to', options: adding ? [] : placesFor(words).map(ofPlace) },
    { label: 'Plan templates', options: adding ? [] : namedStarting(templates, words).map(ofTemplate) },
    { label: 'Found', options: results.map(ofResult) },
  ]
  return { ...state, groups: shown(groups) }
}

const shown = (groups: PaletteGroup[]) => groups.filter(({ options }) => options.length > 0)
