import { findAnswer, storeAnswer, storedAnswer } from '#platform/web/offline/stored-answers.ts'
import { isPageStored, storePage, storedPage } from '#platform/web/offline/stored-pages.ts'
import { keepSubscribed, openNotified, showPushed } from '#talk/push/web/public/notifications.ts'
import { linksCache, privateCache } from '#platform/web/offline/private-cache.ts'
import { isLinksPage, storedFor } from '#platform/web/offline/what-is-stored.ts'
import { worker, type Fetching, type PageReport } from '#platform/web/offline/worker-scope.ts'

/** Replaced by the build: all assets, those of the offline page, and those to prefetch for each part. */
declare const builtAssets: { all: string[]; offline: string[]; planner: string[]; portal: string[] }
const built = builtAssets

const assetCache = 'larkspur-assets'
const offlinePage = '/offline.html'
/** After this time a cached answer is used instead of waiting for the network. */
const patienceMs = 4000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const ignore = () => {}
const openCacheFor = (path: string) => caches.open(isLinksPage(path) ? linksCache : privateCache)

/** The network's answer, or the cached one if the network fails or takes too long. */
async function freshOrStored(fresh: Promise<Response>, find: () => Promise<Response | undefined>): Promise<Response> {
  const first = await Promise.race([fresh.catch(ignore), wait(patienceMs).then(find)])
  return first ?? (await find()) ?? fresh
}

/** Uses the navigation preload if the browser has made one, to avoid a second request. */
const asked = async (event: Fetching) => (await event.preloadResponse) ?? fetch(event.request)

async function openPage(event: Fetching, path: string): Promise<Response> {
  // Opened before the request: if a log-out deletes the cache meanwhile, the answer is put into the deleted one.
  const cache = await openCacheFor(path)
  const fresh = asked(event).then((page) => {
    event.waitUntil(storePage(cache, path, page.clone()).catch(ignore))
    return page
  })
  return freshOrStored(fresh, () => storedPage(cache, path)).catch(async (error: unknown) => {
    const page = await caches.match(offlinePage)
    if (page) return page
    throw error
  })
}

const isData = ({ ok, headers }: Response) =>
  ok && /^(application\/json|image\/)/.test(headers.get('content-type') ?? '')

async function answer(event: Fetching, who: string, address: string): Promise<Response> {
  const cache = await caches.open(who === 'link' ? linksCache : privateCache)
  const fresh = fetch(event.request).then((response) => {
    // The link was revoked or has expired.
    if (who === 'link' && response.status === 404) event.waitUntil(caches.delete(linksCache))
    if (isData(response)) event.waitUntil(storeAnswer(cache, who, address, response.clone()).catch(ignore))
    return response
  })
  return freshOrStored(fresh, () => storedAnswer(cache, who, address))
}

/** Cache first, because asset names contain hashes and the other files were installed with this worker. */
async function asset(event: Fetching, path: string): Promise<Response> {
  const assets = await caches.open(assetCache)
  const known = await assets.match(path, { ignoreVary: true })
  if (known) return known
  const response = await asked(event)
  if (response.ok) event.waitUntil(assets.put(path, response.clone()).catch(ignore))
  return response
}

async function fetchAhead(paths: string[]): Promise<void> {
  const assets = await caches.open(assetCache)
  for (const path of paths) if (!(await assets.match(path, { ignoreVary: true }))) await assets.add(path)
}

/** The reporting page may have been loaded before the worker was active. */
async function keepReportingPage(path: string): Promise<void> {
  const cache = await openCacheFor(path)
  if (!(await isPageStored(cache, path)))
    await storePage(cache, path, await fetch(path, { headers: { accept: 'text/html' } }))
}

/** Fetches what the reporting page has shown and this cache lacks, instead of the page, which would render it again. */
async function keepAnswers({ as, addresses }: NonNullable<PageReport['answers']>): Promise<void> {
  const cache = await caches.open(privateCache)
  for (const address of addresses) {
    const who = storedFor(new URL(address, location.origin).pathname, as)
    if (!who || (await findAnswer(cache, who, address))) continue
    const response = await fetch(address, { headers: { 'x-larkspur-as': as } })
    if (isData(response)) await storeAnswer(cache, who, address, response)
  }
}

/** Deletes what the previous version cached, because it may not fit the new one. */
async function startAnew(): Promise<void> {
  await caches.delete(privateCache)
  await caches.delete(linksCache)
  const assets = await caches.open(assetCache)
  for (const request of await assets.keys()) {
    const path = new URL(request.url).pathname
    if (!built.all.includes(path) && !built.offline.includes(path)) await assets.delete(request)
  }
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(caches.open(assetCache).then((assets) => assets.addAll(built.offline)))
})
worker.addEventListener('activate', (event) => event.waitUntil(startAnew()))
worker.addEventListener<PageReport>('message', (event) => {
  const { part, path, loaded, answers } = event.data
  const wanted = [...(part === 'link' ? [] : built[part]), ...loaded.filter((name) => built.all.includes(name))]
  // The page's HTML contains most of its answers.
  const keepData = keepReportingPage(path).then(() => answers && keepAnswers(answers))
  event.waitUntil(Promise.all([keepData, fetchAhead(wanted)]).catch(ignore))
})
worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/') || built.offline.includes(pathname))
    return event.respondWith(asset(event, pathname))
  const isCall = pathname.startsWith('/api/')
  if (mode === 'navigate') return event.respondWith(isCall ? asked(event) : openPage(event, pathname))
  const who = isCall && storedFor(pathname, headers.get('x-larkspur-as'))
  if (who) event.respondWith(answer(event, who, pathname + search))
})
worker.addEventListener('push', (event) => event.waitUntil(showPushed(worker.registration, event.data)))
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotified(event.notification, worker.clients, location.origin)),
)
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(keepSubscribed(event, worker.registration).catch(ignore)),
)
