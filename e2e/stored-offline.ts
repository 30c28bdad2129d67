import { expect, type Page } from '@playwright/test'

/** The contents of the private cache. */
export const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('larkspur-private'))) return []
    const stored = await (await caches.open('larkspur-private')).keys()
    return stored.map(({ url }) => url.slice(location.origin.length))
  })

/** The worker's prefetch list, written by the build. */
async function wantedAhead(page: Page, part: 'planner' | 'portal'): Promise<string[]> {
  const worker = await (await page.request.get('/sw.js')).text()
  const list = worker.split(`${part}:`)[1]?.split(/\]|\.split/)[0] ?? ''
  const paths = list.match(/\/assets\/[\w.-]+/g) ?? []
  expect(paths.join(' ')).toContain('Page-')
  return paths
}

/** Waits until the worker has prefetched everything that a page requested. */
export async function prepared(page: Page, part: 'planner' | 'portal', ...addresses: string[]): Promise<void> {
  const wanted = await wantedAhead(page, part)
  const storedAssets = () =>
    page.evaluate(async () => {
      const assets = await (await caches.open('larkspur-assets')).keys()
      return assets.map(({ url }) => new URL(url).pathname)
    })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => storedAddresses(page)).toEqual(expect.arrayContaining(addresses))
  await expect.poll(storedAssets).toEqual(expect.arrayContaining(wanted))
}
