import { cache } from '#web/api.ts'
import type { PageReport } from '#web/offline/worker.ts'

const refreshMs = 5 * 60_000

/** Lets the worker keep what is shown from now on, and fetches ahead what may be wanted without a network. */
export async function prepareOffline(part: PageReport['part']): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const prepare = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const report: PageReport = { part, path: location.pathname, loaded }
    serviceWorker.controller?.postMessage(report)
    if (part === 'planner') void import('#web/offline/warm-up.ts').then(({ warmUp }) => warmUp())
  }
  serviceWorker.addEventListener('controllerchange', () => {
    // A new worker has kept nothing yet of what is here.
    void cache.invalidateQueries().then(prepare)
  })
  try {
    await serviceWorker.register('/sw.js')
  } catch {
    // Not allowed here, or offline: then this visit keeps what the one before it kept.
  }
  if (!serviceWorker.controller) return
  prepare()
  setInterval(prepare, refreshMs)
}
