import type { PageReport } from '#platform/web/offline/worker-scope.ts'

/** Has the service worker keep this page, so that it opens without a network. */
export async function prepareLink(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const prepare = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const report: PageReport = { part: 'link', path: location.pathname, loaded }
    serviceWorker.controller?.postMessage(report)
  }
  serviceWorker.addEventListener('controllerchange', prepare)
  await serviceWorker.register('/sw.js').catch(() => {})
  prepare()
}
