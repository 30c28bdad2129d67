import { cache } from '#platform/web/calls/api.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import type { PageReport } from '#platform/web/offline/worker-scope.ts'

const refreshMs = 5 * 60_000

/** The addresses of all answers that this page has. */
const answered = () =>
  cache
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey }) => String(queryKey[0]))
    .filter((address) => address.startsWith('/api/'))

/** Registers the service worker, which caches what is shown from now on, and prefetches what may be needed offline. */
export async function prepareOffline(part: 'planner' | 'portal', fetchAhead?: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const prepare = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const answers = { as: callerHere(), addresses: answered() }
    const report: PageReport = { part, path: location.pathname, loaded, answers }
    serviceWorker.controller?.postMessage(report)
    fetchAhead?.()
  }
  // A new worker's cache is empty.
  serviceWorker.addEventListener('controllerchange', prepare)
  try {
    await serviceWorker.register('/sw.js')
  } catch {
    // Service workers are not allowed here, or the page is offline: then the worker of an earlier visit stays in use.
  }
  if (!serviceWorker.controller) return
  prepare()
  setInterval(prepare, refreshMs)
}
