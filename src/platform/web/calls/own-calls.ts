import type { Topic } from '#platform/contract/call.ts'

/** The id of this tab on the live channel. */
export const tab = crypto.getRandomValues(new Uint32Array(2)).join('')

type OwnCall = { about: readonly Topic[]; announced: Set<Topic> }

/** The latest changes sent by this tab, by call id. */
const calls = new Map<string, OwnCall>()
const mostRemembered = 100
let last = 0

/**
 * Sends a change with an id by which this tab recognizes its announcement on the live channel. After a success the
 * caller fetches the topics again. After a failure the topics announced meanwhile are fetched, because the change may
 * have been stored although its answer was lost.
 */
export async function asOwnCall<T>(
  about: readonly Topic[],
  send: (id: string) => Promise<T>,
  refetch: (topics: readonly Topic[]) => unknown,
): Promise<T> {
  const id = `${tab}.${++last}`
  const announced = new Set<Topic>()
  calls.set(id, { about, announced })
  const [oldest] = calls.keys()
  if (calls.size > mostRemembered && oldest) calls.delete(oldest)
  try {
    return await send(id)
  } catch (error) {
    calls.delete(id)
    if (announced.size > 0) refetch([...announced])
    throw error
  }
}

/** Whether an announcement is about a change of this tab, which fetches the topic itself. */
export function isOwnNews(id: string | undefined, topic: Topic): boolean {
  const call = id === undefined ? undefined : calls.get(id)
  if (!call || !(call.about.includes('*') || call.about.includes(topic))) return false
  call.announced.add(topic)
  return true
}
