import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'

type Needed = { requests: string[]; scripts: number; styles: number }

/** What the browser asked for until the wanted text was on the screen, and what that weighs in gzip. */
async function neededFor(page: Page, request: APIRequestContext, path: string, wanted: string): Promise<Needed> {
  await page.addInitScript((text) => {
    const seen = () => [...document.querySelectorAll('h1, h2, button')].some((part) => part.textContent?.includes(text))
    const watch = () => (seen() ? performance.mark('seen') : requestAnimationFrame(watch))
    watch()
  }, wanted)
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('seen').length > 0)
  const requests = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('seen')
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < mark!.startTime)
    return [location.href, ...before.map(({ name }) => name)]
  })
  const weight = async (ending: string) => {
    const files = requests.map((url) => new URL(url).pathname).filter((name) => name.endsWith(ending))
    const bodies = await Promise.all(files.map(async (file) => (await request.get(file)).body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024
  }
  return { requests, scripts: await weight('.js'), styles: await weight('.css') }
}

test.beforeEach(({ page }) => skipIntroductions(page))

test('the sign-in is light', async ({ page, request }) => {
  const { requests, scripts, styles } = await neededFor(page, request, '/login', 'Sign In')
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThanOrEqual(100)
  expect(styles).toBeGreaterThan(0)
  expect(styles).toBeLessThanOrEqual(15)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(8)
})

for (const [path, wanted] of [
  ['/', 'Grace Liu & Oliver Hart'],
  ['/clients', 'Grace Liu & Oliver Hart'],
  ['/clients/{id}', 'Grace Liu & Oliver Hart'],
  ['/new-client', 'Add Client'],
  ['/settings', 'Save Changes'],
  ['/notifications', 'Mark All Read'],
] as const) {
  test(`${path} is light, and needs few requests until its data is on the screen`, async ({ page, planner }) => {
    const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }
    const id = await planner.addClient({ ...couple, weddingDate: '2031-06-14' })
    const needed = await neededFor(page, page.request, path.replace('{id}', String(id)), wanted)
    expect(needed.scripts).toBeGreaterThan(0)
    expect(needed.scripts).toBeLessThanOrEqual(120)
    expect(needed.styles).toBeLessThanOrEqual(15)
    expect(needed.requests.length, needed.requests.join('\n')).toBeLessThanOrEqual(8)
  })
}

test('three hundred clients stay smooth while one types', async ({ page, planner }) => {
  const couples = Array.from({ length: 300 }, (_, number) => ({
    partnerOneName: `Grace ${number}`,
    partnerTwoName: 'Oliver',
    email: `grace-${number}@example.com`,
  }))
  for (const couple of couples) await planner.addClient(couple)
  await page.goto('/clients')
  await expect(page.getByText('300 clients')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('slow', { detail: duration })
    }).observe({ type: 'event', durationThreshold: 104 } as PerformanceObserverInit)
  })
  await page.getByPlaceholder('Search clients...').pressSequentially('grace 29', { delay: 60 })
  await expect(page.getByText('11 of 300 clients')).toBeVisible()
  const slow = await page.evaluate(() =>
    performance.getEntriesByName('slow').map((entry) => (entry as PerformanceMark).detail as number),
  )
  expect(slow.filter((duration) => duration > 200)).toEqual([])
})
