import { cache } from '#platform/web/calls/api.ts'
import type { PageReport } from '#platform/web/offline/worker-scope.ts'

const refreshMs = 5 * 60_000

/** Registers the service worker, which caches what is shown from now on, and prefetches what may be needed offline. */
export async function prepareOffline(part: 'planner' | 'portal', fetchAhead?: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const prepare = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const report: PageReport = { part, path: location.pathname, loaded }
    serviceWorker.controller?.postMessage(report)
    fetchAhead?.()
  }
  serviceWorker.addEventListener('controllerchange', () => {
    // Fetches everything again, because a new worker's cache is empty.
    void cache.invalidateQueries().then(prepare)
  })
  try {
    await serviceWorker.register('/sw.js')
  } catch {
    // Service workers are not allowed here, or the page is offline: then the worker of an earlier visit stays in use.
  }
  if (!serviceWorker.controller) return
  prepare()
  setInterval(prepare, refreshMs)
}
