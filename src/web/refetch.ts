import type { Query } from '@tanstack/react-query'
import type { Topic } from '#contract/topics.ts'
import { cache, type ReadKey } from '#web/api.ts'
import { fits, type Edit } from '#web/pending-edits.ts'

const isAbout = (topics: readonly Topic[]) => (query: Query) =>
  topics.some((topic) => (query.queryKey as unknown as ReadKey)[1]?.about.includes(topic))

/** Whether an answer shows one of these edits. */
const shows = (edits: readonly Edit[]) => (query: Query) => {
  const [address, meta] = query.queryKey as unknown as ReadKey
  return edits.some((edit) => fits(edit, meta.path, address))
}

/** Fetches again what is shown about these topics, and marks as out of date what is not shown. */
export const refetchAbout = (topics: readonly Topic[]): Promise<void> => refetchWhere(isAbout(topics))

async function refetchWhere(predicate: (query: Query) => boolean): Promise<void> {
  // These are not started anew by what follows, and may bring an answer from before the change.
  const underWay = cache
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
  const answers = underWay.map(({ promise }) => promise?.catch(() => {}))
  await Promise.all([cache.invalidateQueries({ predicate }), ...answers])
  if (underWay.length > 0) await cache.invalidateQueries({ predicate: (query) => underWay.includes(query) })
}

/** Many optimistic changes in a row are followed by few reads. */
const apartMs = 1500
let lastAt = -Infinity
let planned: { edits: Edit[]; done: Promise<void> } | undefined

/**
 * Fetches again what an optimistic change is about. What shows the change already may wait a moment after the last time,
 * which is what is waited for; everything else is fetched at once.
 */
export function refetchSoon(about: readonly Topic[], edits: readonly Edit[]): Promise<void> {
  void refetchWhere((query) => isAbout(about)(query) && !shows(edits)(query))
  // A page that is opened meanwhile does not wait.
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
