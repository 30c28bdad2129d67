import type { Query } from '@tanstack/react-query'
import type { Topic } from '#contract/topics.ts'
import { cache, type ReadKey } from '#web/api.ts'

const isAbout = (topics: readonly Topic[]) => (query: Query) =>
  topics.some((topic) => (query.queryKey as unknown as ReadKey)[1]?.about.includes(topic))

/** Fetches again what is shown about these topics, and marks as out of date what is not shown. */
export async function refetchAbout(topics: readonly Topic[]): Promise<void> {
  const predicate = isAbout(topics)
  // These are not started anew by what follows, and may bring an answer from before the change.
  const underWay = cache
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
  const answers = underWay.map(({ promise }) => promise?.catch(() => {}))
  await Promise.all([cache.invalidateQueries({ predicate }), ...answers])
  if (underWay.length > 0) await cache.invalidateQueries({ predicate: (query) => underWay.includes(query) })
}

/** Many changes in a row are followed by few reads. */
const apartMs = 1500
let lastAt = -Infinity
let planned: { topics: Set<Topic>; done: Promise<void> } | undefined

/** Fetches again what is about these topics, at once or a moment after the last time. */
export function refetchSoon(about: readonly Topic[]): Promise<void> {
  // A page that is opened meanwhile does not wait.
  void cache.invalidateQueries({ predicate: isAbout(about), refetchType: 'none' })
  const topics = planned?.topics ?? new Set()
  for (const topic of about) topics.add(topic)
  planned ??= { topics, done: refetchWhenDue(topics) }
  return planned.done
}

async function refetchWhenDue(topics: Set<Topic>): Promise<void> {
  const waitMs = lastAt + apartMs - Date.now()
  await new Promise<void>((resolve) => (waitMs > 0 ? setTimeout(resolve, waitMs) : resolve()))
  planned = undefined
  lastAt = Date.now()
  await refetchAbout([...topics])
}
