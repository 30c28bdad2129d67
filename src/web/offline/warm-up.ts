import { dayHere } from '#contract/day.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { cache, keyOf } from '#web/api.ts'
import { call } from '#web/call.ts'
import { rangeOf, views } from '#web/events/shared/periods.ts'
import { newestOf } from '#web/messages/shared/outgoing.ts'
import { connection } from '#web/offline/connection.ts'
import { daysToGo } from '#web/ui/format/dates.ts'

/** Weddings near enough that someone may be on the way to one. */
const nearDays = 7
const nearMost = 3

/** Fetches only what is not cached or is stale, so the service worker's copy is as new as this page. */
function read<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return cache.fetchQuery({ queryKey: keyOf(endpoint, input), queryFn: () => call(endpoint, input), gcTime: Infinity })
}

/** The lists, the calendar around today, and details of the client on the screen and of the next weddings. */
async function readAll(): Promise<void> {
  const clients = await read(contract.clients.list, {})
  await read(contract.tasks.list, {})
  for (const view of views) await read(contract.events.calendar, { query: rangeOf(view, dayHere()) })
  const near = clients.filter(({ weddingDate }) => {
    const days = weddingDate ? daysToGo(weddingDate) : -1
    return days >= 0 && days <= nearDays
  })
  const here = Number(/^\/clients\/(\d+)$/.exec(location.pathname)?.[1])
  const ids = new Set([here, ...near.slice(0, nearMost).map(({ id }) => id)])
  for (const id of ids) if (clients.some((client) => client.id === id)) await readClient(id)
}

async function readClient(id: number): Promise<void> {
  const params = { params: { id } }
  await read(contract.clients.read, params)
  await read(contract.events.listOfClient, params)
  await read(contract.tasks.ofClient, params)
  await read(contract.vendors.ofWedding, params)
  await read(contract.messages.thread, newestOf(id))
}

/** Fetches sequentially, while the page is online and visible. */
export function warmUp(): void {
  if (!connection.lost && document.visibilityState === 'visible') readAll().catch(() => {})
}
