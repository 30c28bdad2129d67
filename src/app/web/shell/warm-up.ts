import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import type { FirstRead } from '#platform/contract/page.ts'
import { offlineReads } from '#app/contract/pages.ts'
import { cache, keyOf } from '#platform/web/calls/api.ts'
import { call } from '#platform/web/calls/call.ts'
import { connection } from '#platform/web/offline/connection.ts'
import { daysToGo } from '#platform/web/ui/format/dates.ts'

/** Weddings near enough that someone may be on the way to one. */
const nearDays = 7
const nearMost = 3

/** Fetches only what is not cached or is stale, one after the other, so the service worker's copy is as new as this page. */
async function fetchEach(reads: readonly FirstRead[]): Promise<void> {
  for (const { endpoint, input: read } of reads) {
    const input = read as Input<Call>
    await cache.fetchQuery({
      queryKey: keyOf(endpoint, input),
      queryFn: () => call(endpoint, input),
      gcTime: Infinity,
    })
  }
}

/** What the features list for use offline: the studio's, and of the client on the screen and the next weddings. */
async function fetchAll(): Promise<void> {
  await fetchEach(offlineReads.ofStudio())
  const clients = cache.getQueryData<Client[]>(keyOf(clientCalls.list, {})) ?? []
  const near = clients.filter(({ weddingDate }) => {
    const days = weddingDate ? daysToGo(weddingDate) : -1
    return days >= 0 && days <= nearDays
  })
  const here = Number(/^\/clients\/(\d+)$/.exec(location.pathname)?.[1])
  const ids = new Set([here, ...near.slice(0, nearMost).map(({ id }) => id)])
  for (const id of ids) if (clients.some((client) => client.id === id)) await fetchEach(offlineReads.ofWedding(id))
}

/** Fetches sequentially, while the page is online and visible. */
export function warmUp(): void {
  if (!connection.lost && document.visibilityState === 'visible') fetchAll().catch(() => {})
}
