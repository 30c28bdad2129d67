import type { Query } from '@tanstack/react-query'
import type { Topic } from '#platform/contract/call.ts'
import { cache, type ReadKey } from '#platform/web/calls/api.ts'
import { fits, type Edit } from '#platform/web/calls/pending-edits.ts'

const isAbout = (topics: readonly Topic[]) => (query: Query) => {
  const about = (query.queryKey as unknown as ReadKey)[1]?.about ?? []
  return topics.includes('*') || about.includes('*') || topics.some((topic) => about.includes(topic))
}

/** Whether an answer is affected by one of these edits. */
const shows = (edits: readonly Edit[]) => (query: Query) => {
  const [address, meta] = query.queryKey as unknown as ReadKey
  return edits.some((edit) => fits(edit, meta.path, address))
}

/** Fetches mounted reads of these topics again, and marks the others as stale. */
export const refetchAbout = (topics: readonly Topic[]): Promise<void> => refetchWhere(isAbout(topics))

async function refetchWhere(predicate: (query: Query) => boolean): Promise<void> {
  // Fetches in flight that invalidation does not restart; they may return data from before the change.
  const underWay = cache
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
  const answers = underWay.map(({ promise }) => promise?.catch(() => {}))
  await Promise.all([cache.invalidateQueries({ predicate }), ...answers])
  if (underWay.length > 0) await cache.invalidateQueries({ predicate: (query) => underWay.includes(query) })
}

/** Limits how often a series of optimistic changes is followed by a refetch. */
const apartMs = 1500
let lastAt = -Infinity
let planned: { edits: Edit[]; done: Promise<void> } | undefined

/** Fetches the topics of an optimistic change again. Reads that already show the change are throttled, and the promise waits for them; all others are fetched at once. */
export function refetchSoon(about: readonly Topic[], edits: readonly Edit[]): Promise<void> {
  void refetchWhere((query) => isAbout(about)(query) && !shows(edits)(query))
  // Stale reads are fetched at once by a page that is opened meanwhile.
  void cache.invalidateQueries({ predicate: shows(edits), refetchType: 'none' })
  const together = planned?.edits ?? []
  together.push(...edits)
  planned ??= { edits: together, done: refetchWhenDue(together) }
  return planned.done
}

async function refetchWhenDue(edits: readonly Edit[]): Promise<void> {
  const waitMs = lastAt + apartMs - Date.now()
  await new Promise<void>((resolve) => (waitMs > 0 ? setTimeout(resolve, waitMs) : resolve()))
  planned = undefined
  lastAt = Date.now()
  await refetchWhere(shows(edits))
}
